import type { Bar } from './surface.ts'

/** The logo: three bars of the plan, the middle one today's. Units: a mark of 26 by 26. */
const mark = { side: 26, height: 7, radius: 3.5 }

const bars = [
  { left: 6, top: 0, width: 20, fill: '#FFFFFF' },
  { left: 0, top: 9.5, width: 14, fill: '#C9F26B' },
  { left: 6, top: 19, width: 20, fill: '#FFFFFF' },
]

export interface MarkBar extends Bar {
  /** As hex. */
  fill: string
}

/** The mark's bars with its upper left corner at `left` and `top`; `side` is its width and height. */
export function markBars(left: number, top: number, side: number): MarkBar[] {
  const scale = side / mark.side
  return bars.map((bar) => ({
    left: left + bar.left * scale,
    top: top + bar.top * scale,
    width: bar.width * scale,
    height: mark.height * scale,
    radius: mark.radius * scale,
    fill: bar.fill,
  }))
}
