import { Icon } from '#primitives/Icon.tsx'

interface PartnerMarkProps {
  /** The path of the strokes on a grid of 24 units; `h0` is a dot. */
  d: string
}

/** A partner's sign: strokes of one weight with round ends, as the bars of the plan, in the colour of the text. */
export function PartnerMark({ d }: PartnerMarkProps) {
  return <Icon d={d} width="10" height="10" strokeWidth={3} />
}
