import { type BarTone, motifColours } from '@atrium/ui/motif'
import { type Bar, type Colour, colour, drawBar, mix, type Surface } from '#drawing/surface.ts'

/** Shares of the bar's height: a person's disc, its ring in the bar's colour, and from one disc to the next. */
const disc = { side: 0.64, ring: 0.07, next: 0.46 }

/** The largest group of people on a bar. */
const groupMax = 3

/** The number of people that fit on a bar; none on a bar hardly longer than high. */
function headcount({ width, height }: Bar): number {
  const room = width / height - 1.2
  return room <= 0 ? 0 : Math.min(groupMax, 1 + Math.floor(room / 1.1))
}

interface BarLook {
  tone: BarTone
  /** The bar's colour now. */
  paint: Colour
  /** 0 before its day, 1 at the today line. */
  light: number
}

/** Draws the people at the start of a bar, each partly behind the one before; they light up with the bar. */
export function drawPeople(surface: Surface, bar: Bar, { tone, paint, light }: BarLook): void {
  const { height } = bar
  const resting = colour(tone === 'pine1' || tone === 'pine2' ? motifColours.pine3 : motifColours.pine1)
  const face = mix(resting, colour(motifColours.today), light)
  const inset = (height * (1 - disc.side)) / 2
  const drawDisc = (person: number, ring: number, fill: Colour) => {
    const left = bar.left + inset + person * disc.next * height - ring
    const side = height * disc.side + 2 * ring
    drawBar(surface, { left, top: bar.top + inset - ring, width: side, height: side, radius: side / 2 }, fill)
  }
  for (let person = headcount(bar) - 1; person >= 0; person -= 1) {
    drawDisc(person, height * disc.ring, paint)
    drawDisc(person, 0, face)
  }
}
