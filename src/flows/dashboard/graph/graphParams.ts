import { choiceParam, idParam, searchParam } from '../../../lib/url/params.ts'
import { GRAPH_DISPLAYS, type GraphDisplay } from './knowledgeGraph.machine.ts'

/** The parameters of the knowledge graph. `concept` is the name of the open concept; `display` is the default. */
export const graphParams = (display: GraphDisplay) => ({
  graph: choiceParam(GRAPH_DISPLAYS, display),
  search: searchParam,
  concept: idParam('opened'),
})
