/** A colour as three channels of 0 to 255; fractions are kept until the picture is written out. */
export type Colour = readonly [number, number, number]

/** A picture in memory: three floats and one coverage for each pixel. */
export interface Surface {
  width: number
  height: number
  pixels: Float32Array
  /** 0 transparent to 1 opaque. */
  coverage: Float32Array
}

export interface Bar {
  left: number
  top: number
  width: number
  height: number
  radius: number
}

export function colour(hex: string): Colour {
  const value = Number.parseInt(hex.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

export function mix(one: Colour, other: Colour, share: number): Colour {
  const at = (channel: 0 | 1 | 2) => one[channel] + (other[channel] - one[channel]) * share
  return [at(0), at(1), at(2)]
}

export function createSurface(width: number, height: number): Surface {
  return {
    width,
    height,
    pixels: new Float32Array(width * height * 3),
    coverage: new Float32Array(width * height),
  }
}

/** 0 below `from`, 1 above `to`, an even slope without corners between them. */
export function smoothstep(from: number, to: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return t * t * (3 - 2 * t)
}

/**
 * Draws a bar with round ends. Edges are smoothed by the distance to the outline, so a bar may lie between two
 * pixels: that is what makes slow movement look smooth.
 */
export function drawBar(surface: Surface, bar: Bar, paint: Colour): void {
  const { width, height, pixels, coverage } = surface
  const radius = Math.min(bar.radius, bar.width / 2, bar.height / 2)
  const centreX = bar.left + bar.width / 2
  const centreY = bar.top + bar.height / 2
  const firstX = Math.max(0, Math.floor(bar.left - 1))
  const lastX = Math.min(width - 1, Math.ceil(bar.left + bar.width + 1))
  const firstY = Math.max(0, Math.floor(bar.top - 1))
  const lastY = Math.min(height - 1, Math.ceil(bar.top + bar.height + 1))
  for (let x = firstX; x <= lastX; x += 1) {
    const sideX = Math.abs(x + 0.5 - centreX) - bar.width / 2 + radius
    for (let y = firstY; y <= lastY; y += 1) {
      const sideY = Math.abs(y + 0.5 - centreY) - bar.height / 2 + radius
      const outside = Math.hypot(Math.max(sideX, 0), Math.max(sideY, 0))
      const distance = outside + Math.min(Math.max(sideX, sideY), 0) - radius
      const share = Math.min(1, Math.max(0, 0.5 - distance))
      if (share <= 0) continue
      const pixel = y * width + x
      const old = coverage[pixel] ?? 0
      const whole = share + old * (1 - share)
      for (let channel = 0; channel < 3; channel += 1) {
        const index = pixel * 3 + channel
        const below = (pixels[index] ?? 0) * old * (1 - share)
        pixels[index] = ((paint[channel] ?? 0) * share + below) / whole
      }
      coverage[pixel] = whole
    }
  }
}
