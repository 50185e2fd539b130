import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'

/** Keys of a state whose values are transitions. */
const TRANSITIONS = new Set(['always', 'onDone', 'onError', 'onSnapshot'])
const ACTIONS = new Set(['actions', 'entry', 'exit'])

/**
 * The files that define a machine: its own, and what it imports from `src` and builds with XState, without the files of
 * other machines.
 *
 * @param {string} file
 * @returns {string[]}
 */
export function definitionFiles(file, found = new Set([file])) {
  for (const [, path] of readFileSync(file, 'utf8').matchAll(/from '(\.[^']+\.ts)'/g)) {
    const imported = join(dirname(file), path)
    if (found.has(imported) || /achine\.ts$/.test(imported)) continue
    const source = readFileSync(imported, 'utf8')
    if (!/createStateConfig|enqueueActions|assign\(/.test(source)) continue
    found.add(imported)
    definitionFiles(imported, found)
  }
  return [...found]
}

/**
 * All mutants of a file: changed sources with a description.
 *
 * @param {string} file
 * @returns {{ file: string, line: number, kind: string, text: string, source: string }[]}
 */
export function mutantsOf(file) {
  const code = readFileSync(file, 'utf8')
  const tree = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true)
  const mutants = []
  const add = (kind, node, start, end, replacement, prefix = '') => {
    const line = tree.getLineAndCharacterOfPosition(node.getStart()).line + 1
    const text = node.getText().replace(/\s+/g, ' ').slice(0, 70)
    const source = prefix + code.slice(0, start) + replacement + code.slice(end)
    mutants.push({ file, line, kind, text: replacement === '' ? text : `${text} → ${replacement}`, source })
  }
  /** Removes a property or an element of a list, with the comma after it. */
  const remove = (kind, node) => {
    const comma = /^\s*,/.exec(code.slice(node.end))?.[0].length ?? 0
    add(kind, node, node.getStart(), node.end + comma, '')
  }
  const visit = (node) => {
    if (ts.isPropertyAssignment(node)) mutateProperty(node)
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return mutants

  function mutateProperty(node) {
    const name = nameOf(node)
    const value = node.initializer
    if (name === 'on' || name === 'after') {
      const kind = name === 'after' ? 'removed delay' : 'removed transition'
      if (!ts.isObjectLiteralExpression(value)) return
      for (const property of value.properties) {
        if (!ts.isPropertyAssignment(property)) continue
        removeTransitions(kind, property)
        swapTarget(property)
      }
    } else if (TRANSITIONS.has(name)) {
      removeTransitions('removed transition', node)
      swapTarget(node)
    } else if (ACTIONS.has(name) && isMachineAction(node)) {
      if (ts.isArrayLiteralExpression(value) && value.elements.length > 1)
        for (const element of value.elements) remove('dropped action', element)
      else remove('dropped action', node)
    } else if (name === 'guard') {
      const negated = `negated(${value.getText()})`
      const prefix = "import { not as negated } from 'xstate';"
      add('flipped guard', node, value.getStart(), value.end, negated, prefix)
    } else if (name === 'target') swapTarget(node)
  }

  function removeTransitions(kind, property) {
    const value = property.initializer
    if (ts.isArrayLiteralExpression(value) && value.elements.length > 1)
      for (const element of value.elements) remove(kind, element)
    else remove(kind, property)
  }

  /** Replaces the name of a target by that of another state beside it. */
  function swapTarget(property) {
    const value = property.initializer
    if (!ts.isStringLiteral(value)) return
    const names = siblingStates(property, value.text)
    const other = names[(names.indexOf(value.text) + 1) % names.length]
    if (other !== undefined && other !== value.text)
      add('swapped target', property, value.getStart(), value.end, `'${other}'`)
  }
}

/** The states of the innermost list of states that contains the name. */
function siblingStates(node, name) {
  for (let parent = node.parent; parent; parent = parent.parent) {
    if (!ts.isPropertyAssignment(parent) || nameOf(parent) !== 'states') continue
    if (!ts.isObjectLiteralExpression(parent.initializer)) continue
    const names = parent.initializer.properties.flatMap((state) => (state.name ? state.name.getText() : []))
    if (names.includes(name)) return names
  }
  return []
}

/** Whether `actions` belongs to a transition, not to the implementations of setup(…). */
function isMachineAction(node) {
  for (let parent = node.parent; parent; parent = parent.parent)
    if (ts.isCallExpression(parent)) return parent.expression.getText() !== 'setup'
  return true
}

function nameOf({ name }) {
  return ts.isStringLiteral(name) ? name.text : name.getText()
}
