import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { chosenSegment, segment, segmentRow } from '#primitives/segments.ts'
import { defineSlotStyles } from '#theme/defineStyles.ts'

const styles = defineSlotStyles({
  group: {
    ...segmentRow,
    display: 'inline-flex',
    flex: { base: '1 0 100%', md: '0 0 auto' },
    maxWidth: 'full',
    _print: { display: 'none' },
  },
  button: {
    ...segment,
    minHeight: { base: 'target', md: '2.375rem' },
    flex: '1 1 auto',
    minWidth: 'target',
    '@media (pointer: coarse)': { minHeight: 'target' },
    paddingInline: { base: '2', md: '5' },
    paddingBlock: '1.5',
    whiteSpace: 'nowrap',
    '&[aria-pressed=true]': { ...chosenSegment, _hover: { backgroundColor: 'bg.chosen' } },
  },
})

const views = ['calendar', 'schedule'] as const

type View = (typeof views)[number]

interface ViewToggleProps {
  /** The view that is shown. */
  chosen: View
  onChoose: (view: View) => void
}

/** The toggle buttons of the calendar area (spec 2): which of its views is shown. In a narrow window they share the whole width. */
export function ViewToggle({ chosen, onChoose }: ViewToggleProps) {
  const { t } = useTranslation('calendar')
  return (
    <chakra.div role="group" aria-label={t('view.label')} css={styles.group}>
      {views.map((view) => (
        <chakra.button
          key={view}
          type="button"
          aria-pressed={view === chosen}
          css={styles.button}
          onClick={() => onChoose(view)}
        >
          {t(`view.${view}`)}
        </chakra.button>
      ))}
    </chakra.div>
  )
}
