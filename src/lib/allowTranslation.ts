/**
 * Lets the browser translate the page. Google Translate puts each text into a `font` element, or replaces it by one with the
 * translation. React then throws when it removes the text, or inserts something before it, because the text is no longer a
 * child of React's element: https://github.com/facebook/react/issues/11538
 *
 * Changes the prototype of all nodes. Call it once, before React renders.
 */
export function allowTranslation(): void {
  const { insertBefore, removeChild } = Node.prototype
  /** The elements that are shown instead of replaced texts. */
  const translations = new WeakMap<Node, ChildNode>()

  /** The child of the parent that shows the text. */
  function placeOf(text: Text, parent: Node): Node | null {
    let place: Node | null = text.parentNode === null ? (translations.get(text) ?? null) : text
    while (place !== null && place.parentNode !== parent) place = place.parentNode
    return place
  }

  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode === this || !(child instanceof Text)) return removeChild.call(this, child) as Child
    const place = placeOf(child, this)
    if (place !== null) removeChild.call(this, place)
    return child
  }

  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    child: Child,
    next: Node | null,
  ): Child {
    const isMoved = next instanceof Text && next.parentNode !== this
    return insertBefore.call(this, child, isMoved ? placeOf(next, this) : next) as Child
  }

  // A replaced text that React changes is shown again, and translated again.
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
      const [removed] = removedNodes
      if (type === 'characterData') {
        if (!target.isConnected) translations.get(target)?.replaceWith(target)
      } else if (removed instanceof Text && !removed.isConnected) {
        const font = [...addedNodes, previousSibling, nextSibling].find(
          (node) => node instanceof HTMLFontElement,
        )
        if (font === undefined) continue
        translations.set(removed, font)
        observer.observe(removed, { characterData: true })
      }
    }
  })
  observer.observe(document, { childList: true, subtree: true })
}
