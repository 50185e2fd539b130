import type { Plugin, PluginOption } from 'vite'

const NAME = 'storybook:react-docgen-plugin'

/** The files that define the components of the stories. */
const COMPONENT_FILES = /\/(src|mocks)\/.*\.tsx$/

/**
 * Lets Storybook look for the props of components only in files that can define one. Otherwise it parses every module,
 * which takes a third of the build.
 *
 * @throws Error if Storybook's plugin has another name or form.
 */
export async function readPropsOfComponentsOnly(plugins: PluginOption): Promise<void> {
  const all = await flatten(plugins)
  const docgen = all.find(({ name }) => name === NAME)
  if (typeof docgen?.transform !== 'function')
    throw new Error(`Storybook has no plugin ${NAME} with a transform.`)
  docgen.transform = { filter: { id: COMPONENT_FILES }, handler: docgen.transform }
}

async function flatten(option: PluginOption): Promise<Plugin[]> {
  const plugin = await option
  if (Array.isArray(plugin)) return (await Promise.all(plugin.map(flatten))).flat()
  return plugin ? [plugin] : []
}
