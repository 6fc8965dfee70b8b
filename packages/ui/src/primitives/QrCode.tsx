import { chakra } from '@chakra-ui/react'
import { encodeQR } from 'qr'
import { type ComponentProps, useMemo } from 'react'

const Root = chakra('svg', {
  base: {
    display: 'block',
    width: 'full',
    height: 'auto',
    forcedColorAdjust: 'none',
    printColorAdjust: 'exact',
  },
})

export interface QrCodeProps extends Omit<ComponentProps<typeof Root>, 'children' | 'viewBox'> {
  /** What a camera reads, such as an address; written as UTF-8. */
  text: string
  /** The accessible name: the purpose of the code. */
  label: string
  /**
   * How much of the code may be unreadable: `low` 7 %, `medium` 15 %, `quartile` 25 %, `high` 30 %. A higher
   * level makes smaller modules.
   * @default 'medium'
   */
  ecc?: 'low' | 'medium' | 'quartile' | 'high' | undefined
}

/** The free margin that a reader needs around a code, in modules (ISO/IEC 18004). */
const quietZone = 4

/**
 * A QR code as wide as its container, with its quiet zone. Always black on white, which every camera reads. The encoder
 * has some kilobytes: load this component lazily.
 */
export function QrCode({ text, label, ecc = 'medium', ...rest }: QrCodeProps) {
  const { side, path } = useMemo(() => draw(text, ecc), [text, ecc])
  return (
    <Root role="img" aria-label={label} viewBox={`0 0 ${side} ${side}`} shapeRendering="crispEdges" {...rest}>
      <rect width={side} height={side} fill="white" />
      <path d={path} fill="black" />
    </Root>
  )
}

/** The dark modules as one path, a rectangle for each run of them in a row. */
function draw(text: string, ecc: NonNullable<QrCodeProps['ecc']>) {
  const rows = encodeQR(text, 'raw', { ecc, border: quietZone })
  const path = rows.flatMap((row, y) =>
    runsOf(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`),
  )
  return { side: rows.length, path: path.join('') }
}

/** Where dark modules begin in a row, and how many there are in succession. */
function runsOf(row: readonly boolean[]): [start: number, length: number][] {
  const runs: [number, number][] = []
  row.forEach((isDark, x) => {
    const last = runs.at(-1)
    if (!isDark) return
    if (last && last[0] + last[1] === x) last[1] += 1
    else runs.push([x, 1])
  })
  return runs
}
