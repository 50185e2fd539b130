/** As much of an HTML tree as the plugins here need. */
export interface HtmlNode {
  type: string
  tagName?: string
  properties?: Record<string, unknown>
  children?: HtmlNode[]
}
