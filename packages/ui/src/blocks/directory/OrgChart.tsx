import { formatDay } from '@atrium/contract/core'
import { type DirectoryPerson, fullNameOf } from '@atrium/contract/people'
import { chakra } from '@chakra-ui/react'
import { useId, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SkeletonRegion } from '#blocks/states/SkeletonRegion.tsx'
import { LongList } from '#blocks/table/LongList.tsx'
import { useReaderLanguage } from '#i18n/useReaderLanguage.ts'
import { StyledAnchor } from '#primitives/Anchor.tsx'
import { Avatar } from '#primitives/Avatar.tsx'
import { IconButton } from '#primitives/IconButton.tsx'
import { ChevronRightIcon } from '#primitives/moreIcons.tsx'
import { surface } from '#primitives/surface.ts'
import { defineSlotStyles } from '#theme/defineStyles.ts'

const styles = defineSlotStyles({
  root: { ...surface, padding: { base: '3', md: '5' } },
  led: {
    borderInlineStartWidth: '1px',
    borderColor: 'border.hairline',
    // The line stands below the middle of the button above.
    marginInlineStart: { base: '3', md: '5' },
    paddingInlineStart: { base: '1', md: '3' },
  },
  row: { display: 'flex', alignItems: 'center', gap: '2', minHeight: '11' },
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

/** People drawn at first below each person, and per press of "Show more". */
const step = 100

interface OrgPerson {
  colleague: DirectoryPerson
  /** In the order in which they are shown. */
  led: readonly OrgPerson[]
}

/**
 * The colleagues as a tree: first those without a manager, with the people whom they lead below. A circle of managers has no top: its
 * first person in the alphabet stands at the top.
 */
function treeOf(colleagues: readonly DirectoryPerson[]): OrgPerson[] {
  const shown = new Set<number>()
  const ledBy = new Map<number | null, DirectoryPerson[]>()
  for (const one of colleagues) {
    const led = ledBy.get(one.managerId)
    if (led) led.push(one)
    else ledBy.set(one.managerId, [one])
  }
  const personOf = (colleague: DirectoryPerson): OrgPerson => {
    shown.add(colleague.id)
    const led = (ledBy.get(colleague.id) ?? []).filter(({ id }) => !shown.has(id)).map(personOf)
    return { colleague, led }
  }
  const tops = (ledBy.get(null) ?? []).map(personOf)
  return [...tops, ...colleagues.flatMap((one) => (shown.has(one.id) ? [] : [personOf(one)]))]
}

interface OrgChartProps {
  /** In alphabetical order; `undefined` while they load. */
  colleagues: readonly DirectoryPerson[] | undefined
  /** The page of a person. */
  hrefOf: (colleague: DirectoryPerson) => string
}

/** Managers and their people, as nested lists. A button opens the people below a person, who are drawn then; the first rows begin open. */
export function OrgChart({ colleagues, hrefOf }: OrgChartProps) {
  const { t } = useTranslation('directory')
  const people = useMemo(() => colleagues && treeOf(colleagues), [colleagues])
  if (!people) return <SkeletonRegion label={t('loading')} />
  return (
    <LongList aria-label={t('chart.label')} css={styles.root} items={people} step={step}>
      {(person) => <Branch key={person.colleague.id} person={person} hrefOf={hrefOf} isFirst />}
    </LongList>
  )
}

interface BranchProps extends Pick<OrgChartProps, 'hrefOf'> {
  person: OrgPerson
  isFirst?: boolean
}

function Branch({ person: { colleague, led }, hrefOf, isFirst = false }: BranchProps) {
  const { t } = useTranslation('directory')
  const language = useReaderLanguage()
  const [isOpen, setOpen] = useState(isFirst)
  const id = useId()
  const { position, awayUntil } = colleague
  const name = fullNameOf(colleague)
  const facts = [
    position,
    led.length > 0 && t('chart.led', { count: led.length }),
    awayUntil && t('chart.away', { day: formatDay(awayUntil, language) }),
  ]
  return (
    <li>
      <chakra.div css={styles.row}>
        {led.length > 0 ? (
          <IconButton
            label={t('chart.show', { name })}
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
        <Avatar fullname={name} photo={colleague.photo} />
        <chakra.div css={styles.name}>
          <StyledAnchor href={hrefOf(colleague)}>{name}</StyledAnchor>
          <chakra.span css={styles.facts}>{facts.filter(Boolean).join(' · ')}</chakra.span>
        </chakra.div>
      </chakra.div>
      {led.length > 0 && (
        <LongList id={id} css={styles.led} hidden={!isOpen} items={isOpen ? led : []} step={step}>
          {(one) => <Branch key={one.colleague.id} person={one} hrefOf={hrefOf} />}
        </LongList>
      )}
    </li>
  )
}
