import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#primitives/Icon.tsx'
import { chosenSegment, segment, segmentRow } from '#primitives/segments.ts'
import { visuallyHidden } from '#primitives/visuallyHidden.ts'
import { defineSlotStyles } from '#theme/defineStyles.ts'

const styles = defineSlotStyles({
  group: {
    ...segmentRow,
    display: 'inline-flex',
    flexShrink: 0,
    maxWidth: 'full',
    _print: { display: 'none' },
  },
  button: {
    ...segment,
    minHeight: { base: 'target', md: '2.375rem' },
    minWidth: 'target',
    '@media (pointer: coarse)': { minHeight: 'target' },
    paddingInline: { base: '2', md: '5' },
    paddingBlock: '1.5',
    whiteSpace: 'nowrap',
    '&[aria-pressed=true]': { ...chosenSegment, _hover: { backgroundColor: 'bg.chosen' } },
  },
  picture: { display: { base: 'block', md: 'none' }, marginInline: 'auto' },
  label: { '@media (max-width: 47.99em)': visuallyHidden },
})

const views = ['calendar', 'schedule'] as const

type View = (typeof views)[number]

interface ViewToggleProps {
  /** The view that is shown. */
  chosen: View
  onChoose: (view: View) => void
}

/** A month, and meetings one under the other. */
const pictures = {
  calendar:
    'M6 5.5h12a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-10a2 2 0 0 1 2-2ZM4 10h16M8 3.5v4M16 3.5v4',
  schedule: 'M4 6.5h9M9 12h11M6 17.5h8',
}

/** The toggle buttons of the calendar area (spec 2): which of its views is shown. Pictures in a narrow window. */
export function ViewToggle({ chosen, onChoose }: ViewToggleProps) {
  const { t } = useTranslation('calendar')
  return (
    <chakra.div role="group" aria-label={t('view.label')} css={styles.group}>
      {views.map((view) => (
        <chakra.button
          key={view}
          type="button"
          aria-pressed={view === chosen}
          title={t(`view.${view}`)}
          css={styles.button}
          onClick={() => onChoose(view)}
        >
          <Icon d={pictures[view]} css={styles.picture} />
          <chakra.span css={styles.label}>{t(`view.${view}`)}</chakra.span>
        </chakra.button>
      ))}
    </chakra.div>
  )
}
