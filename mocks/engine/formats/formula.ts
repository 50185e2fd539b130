/** Commands of TeX that stand for one character, and functions that keep their names. */
const SYMBOLS: Readonly<Record<string, string>> = {
  times: '×',
  cdot: '·',
  div: '÷',
  pm: '±',
  mp: '∓',
  le: '≤',
  leq: '≤',
  leqslant: '≤',
  ge: '≥',
  geq: '≥',
  geqslant: '≥',
  ne: '≠',
  neq: '≠',
  approx: '≈',
  sim: '~',
  equiv: '≡',
  propto: '∝',
  infty: '∞',
  sum: '∑',
  prod: '∏',
  int: '∫',
  partial: '∂',
  nabla: '∇',
  in: '∈',
  notin: '∉',
  subset: '⊂',
  cup: '∪',
  cap: '∩',
  to: '→',
  rightarrow: '→',
  Rightarrow: '⇒',
  leftarrow: '←',
  degree: '°',
  circ: '°',
  ldots: '…',
  dots: '…',
  cdots: '…',
  percent: '%',
  alpha: 'α',
  beta: 'β',
  gamma: 'γ',
  delta: 'δ',
  epsilon: 'ε',
  varepsilon: 'ε',
  zeta: 'ζ',
  eta: 'η',
  theta: 'θ',
  kappa: 'κ',
  lambda: 'λ',
  mu: 'μ',
  nu: 'ν',
  xi: 'ξ',
  pi: 'π',
  rho: 'ρ',
  sigma: 'σ',
  tau: 'τ',
  phi: 'φ',
  varphi: 'φ',
  chi: 'χ',
  psi: 'ψ',
  omega: 'ω',
  Gamma: 'Γ',
  Delta: 'Δ',
  Theta: 'Θ',
  Lambda: 'Λ',
  Pi: 'Π',
  Sigma: 'Σ',
  Phi: 'Φ',
  Psi: 'Ψ',
  Omega: 'Ω',
}

/** An argument in braces without others inside, or one character. */
const ARGUMENT = /(?:\{([^{}]*)\}|([^\s{}\\]))/.source
const FRACTION = new RegExp(`\\\\[dt]?frac\\s*${ARGUMENT}\\s*${ARGUMENT}`)
const ROOT = new RegExp(`\\\\sqrt\\s*(?:\\[([^\\]]*)\\])?\\s*${ARGUMENT}`)
const WRAPPED =
  /\\(?:text|mathrm|mathbf|mathit|operatorname|textbf|textit|mathbb|mathcal|left|right|bar|hat|vec)\b\s*(?:\{([^{}]*)\})?/
const EXPONENT = /\^\{([^{}]*)\}/
const INDEX = /_\{([^{}]*)\}/
/** Formulas with more nested arguments are read as they are written. */
const MAX_STEPS = 200

/** A formula of TeX as one line: '\frac{3}{4}' becomes '3/4', '2^{10}' becomes '2^10', '\sqrt{x}' becomes '√x'. */
export function formulaText(source: string): string {
  let text = source
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const next = text
      .replace(EXPONENT, (_, inner: string) => `^${grouped(inner)}`)
      .replace(INDEX, (_, inner: string) => inner)
      .replace(WRAPPED, (_, inner: string | undefined) => inner ?? '')
      .replace(FRACTION, (_, a, b, c, d) => `${grouped(a ?? b)}/${grouped(c ?? d)}`)
      .replace(ROOT, (_, degree: string | undefined, a, b) => `${degree ?? ''}√${grouped(a ?? b)}`)
    if (next === text) break
    text = next
  }
  return text
    .replace(/\^\\circ\b\s*/g, '°')
    .replace(/\\([a-zA-Z]+)/g, (_, name: string) => SYMBOLS[name] ?? name)
    .replace(/_(\w)/g, '$1')
    .replace(/\\[,;:! ]|~|&/g, ' ')
    .replace(/\\([{}%$#_])/g, '$1')
    .replace(/\\\\/g, ' ')
    .replace(/[{}]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** A part of a formula, in parentheses if it has several terms. */
export function grouped(part: string): string {
  const text = part.trim()
  return /^[−-]?(?:[\p{L}\p{N}.,%°′]+|\\[a-zA-Z]+|\(.*\))$/u.test(text) ? text : `(${text})`
}
