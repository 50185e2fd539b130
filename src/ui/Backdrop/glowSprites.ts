import type { Step } from '../../theme/scale.ts'
import type { Palette } from './palette.ts'

/** Opacity of the glow from its center to its edge: position and alpha. */
const falloff = [
  [0, 1],
  [0.2, 0.74],
  [0.4, 0.42],
  [0.6, 0.18],
  [0.8, 0.05],
  [1, 0],
] as const

/** One glow bitmap per step, drawn once and then copied. */
export function createGlowSprites({ ramp }: Palette, radius: number): Record<Step, ImageBitmap> {
  const sprite = (step: Step) => {
    const size = Math.ceil(radius * 2)
    const canvas = new OffscreenCanvas(size, size)
    const context = canvas.getContext('2d')
    if (context) {
      const fading = context.createRadialGradient(size / 2, size / 2, 0, size / 2, size / 2, size / 2)
      for (const [share, strength] of falloff) fading.addColorStop(share, `rgb(0 0 0 / ${strength})`)
      context.fillStyle = ramp[step]
      context.fillRect(0, 0, size, size)
      // 'destination-in' keeps the color and applies the gradient's alpha; a gradient to 'transparent' would
      // turn gray.
      context.globalCompositeOperation = 'destination-in'
      context.fillStyle = fading
      context.fillRect(0, 0, size, size)
    }
    return canvas.transferToImageBitmap()
  }
  return { 1: sprite(1), 2: sprite(2), 3: sprite(3), 4: sprite(4), 5: sprite(5), 6: sprite(6) }
}
