import { chakra } from '@chakra-ui/react'
import { useId, useState } from 'react'
import { StyledAnchor } from '#primitives/Anchor.tsx'
import { IconButton } from '#primitives/IconButton.tsx'
import { ChevronRightIcon } from '#primitives/moreIcons.tsx'
import { surface } from '#primitives/surface.ts'
import { defineSlotStyles } from '#theme/defineStyles.ts'

const styles = defineSlotStyles({
  root: { ...surface, padding: { base: '3', md: '5' } },
  led: {
    borderInlineStartWidth: '1px',
    borderColor: 'border',
    // The line stands below the middle of the button above.
    marginInlineStart: { base: '3', md: '5' },
    paddingInlineStart: { base: '1', md: '3' },
  },
  row: { display: 'flex', alignItems: 'center', gap: '1', minHeight: '11' },
  button: {
    flexShrink: 0,
    '& svg': { transitionProperty: 'transform', transitionDuration: 'fast' },
    '&[aria-expanded=true] svg': { transform: 'rotate(90deg)' },
    _motionReduce: { '& svg': { transitionDuration: '0s' } },
  },
  name: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    minWidth: '0',
    paddingBlock: '1.5',
    '& *': { overflowWrap: 'anywhere' },
  },
  facts: { color: 'fg.muted', fontSize: 'sm' },
})

export interface OrgPerson {
  id: number
  name: string
  href: string
  /** Position, number of led people, absence: what is known, in this order. */
  facts: readonly string[]
  /** In the order in which they are shown. */
  led: readonly OrgPerson[]
}

interface OrgChartProps {
  /** Names the list: "Who leads whom". */
  label: string
  /** Those whom nobody leads. */
  people: readonly OrgPerson[]
  /** Names the button of a person: "Show who Leyla Əliyeva leads". */
  showLabel: (name: string) => string
}

/** Who leads whom, as lists in lists. A button opens the people below a person, who are drawn then; the first rows begin open. */
export function OrgChart({ label, people, showLabel }: OrgChartProps) {
  return (
    <chakra.ul aria-label={label} css={styles.root}>
      {people.map((person) => (
        <Branch key={person.id} person={person} showLabel={showLabel} isFirst />
      ))}
    </chakra.ul>
  )
}

interface BranchProps extends Pick<OrgChartProps, 'showLabel'> {
  person: OrgPerson
  isFirst?: boolean
}

function Branch({ person: { name, href, facts, led }, showLabel, isFirst = false }: BranchProps) {
  const [isOpen, setOpen] = useState(isFirst)
  const id = useId()
  return (
    <li>
      <chakra.div css={styles.row}>
        {led.length > 0 ? (
          <IconButton
            label={showLabel(name)}
            css={styles.button}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            <ChevronRightIcon />
          </IconButton>
        ) : (
          <chakra.span css={styles.button} width="11" />
        )}
        <chakra.div css={styles.name}>
          <StyledAnchor href={href}>{name}</StyledAnchor>
          <chakra.span css={styles.facts}>{facts.filter(Boolean).join(' · ')}</chakra.span>
        </chakra.div>
      </chakra.div>
      {led.length > 0 && (
        <chakra.ul id={id} css={styles.led} hidden={!isOpen}>
          {isOpen && led.map((one) => <Branch key={one.id} person={one} showLabel={showLabel} />)}
        </chakra.ul>
      )}
    </li>
  )
}
