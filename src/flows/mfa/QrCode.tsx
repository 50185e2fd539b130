import { encode } from 'uqr'

export function QrCode({ text, label, className }: { text: string; label: string; className: string }) {
  const { size, data } = encode(text, { ecc: 'M' })
  const modules = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
  return (
    <svg
      role="img"
      aria-label={label}
      className={className}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path fill="black" d={modules.join('')} />
    </svg>
  )
}
