import { chakra } from '@chakra-ui/react'
import { type ComponentProps, useMemo } from 'react'
import { type BarTone, type PlanAccent, type PlanBar, planBars } from '#motif/planBars.ts'

export interface PlanMotifProps extends Omit<ComponentProps<typeof chakra.svg>, 'children' | 'fill'> {
  /** The same seed always draws the same plan. */
  seed: number
  /** @default 4 */
  rows?: number | undefined
  /**
   * Width of the crop in columns; a row is two columns high.
   * @default 18
   */
  columns?: number | undefined
  /** @default 'lime' */
  accent?: PlanAccent | undefined
  /**
   * The ground it lies on.
   * @default 'dark'
   */
  ground?: 'dark' | 'paper' | undefined
  /** Column of the today line; none when left out. */
  today?: number | undefined
  /**
   * `meet` shows the whole plan, `slice` fills the box and crops.
   * @default 'meet'
   */
  fit?: 'meet' | 'slice' | undefined
}

const unit = 10
const pitch = unit * 2
const thickness = pitch * 0.64

const onPaper: Record<BarTone, string> = {
  pine1: 'motif.paper1',
  pine2: 'motif.paper2',
  pine3: 'motif.paperLime',
  lime: 'motif.paperLime',
  limeDim: 'motif.paperLimeDim',
  sky: 'motif.sky',
  amber: 'motif.amber',
  lilac: 'motif.lilac',
}

/** The company's picture: a plan seen from far away. Decoration, silent for screen readers. */
export function PlanMotif(props: PlanMotifProps) {
  const {
    seed,
    rows = 4,
    columns = 18,
    accent = 'lime',
    ground = 'dark',
    today,
    fit = 'meet',
    ...rest
  } = props
  const bars = useMemo(
    () => planBars({ seed, rows, columns, accent, ...(today !== undefined && { today }) }),
    [seed, rows, columns, accent, today],
  )
  const width = columns * unit
  return (
    <chakra.svg
      aria-hidden
      focusable="false"
      viewBox={`0 0 ${width} ${rows * pitch - (pitch - thickness)}`}
      preserveAspectRatio={fit === 'slice' ? 'xMidYMid slice' : 'xMinYMid meet'}
      overflow="hidden"
      {...rest}
    >
      {tonesOf(bars).map((tone) => (
        <chakra.path
          key={tone}
          d={pathOf(bars, tone, columns)}
          fill={ground === 'paper' ? onPaper[tone] : `motif.${tone}`}
        />
      ))}
      {today !== undefined && (
        <chakra.path d={`M${today * unit} 0V${rows * pitch}`} stroke="motif.today" strokeWidth="1.5" />
      )}
    </chakra.svg>
  )
}

function tonesOf(bars: PlanBar[]): BarTone[] {
  return [...new Set(bars.map((bar) => bar.tone))]
}

/** All bars of one tone as one path; a bar that passes the end continues at the start. */
function pathOf(bars: PlanBar[], tone: BarTone, columns: number): string {
  return (
    bars
      .filter((bar) => bar.tone === tone)
      .flatMap((bar) =>
        bar.start + bar.length > columns ? [bar, { ...bar, start: bar.start - columns }] : [bar],
      )
      // A bar of which only a sliver would be seen at an edge is left out.
      .filter(
        ({ start, length }) => (Math.min(columns, start + length) - Math.max(0, start)) * unit >= thickness,
      )
      .map(({ start, row, length }) => {
        const radius = thickness / 2
        const straight = length * unit - thickness
        const end = `a${radius} ${radius} 0 0 1 0`
        return `M${start * unit + radius} ${row * pitch}h${straight}${end} ${thickness}h${-straight}${end} ${-thickness}Z`
      })
      .join('')
  )
}
