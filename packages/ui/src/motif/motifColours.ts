import { palette } from '#theme/palette.ts'
import type { BarTone } from './planBars.ts'

/** The motif's colours on a dark pine ground, for renderers that know no theme (the header videos). */
export const motifColours: Record<BarTone | 'ground' | 'today', string> = {
  ground: palette.pine[950],
  today: palette.lime[1],
  pine1: palette.pine[800],
  pine2: palette.pine[700],
  pine3: palette.pine[600],
  lime: palette.lime[1],
  limeDim: palette.lime.dim,
  sky: palette.sky.soft,
  amber: palette.amber.soft,
  lilac: palette.lilac.soft,
}
