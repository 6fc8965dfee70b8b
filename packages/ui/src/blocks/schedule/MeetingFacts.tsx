import { isIsoDay } from '@atrium/contract/days'
import type { MeetingFields } from '@atrium/contract/meetings'
import { chakra } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useDayNames } from '#i18n/useDayNames.ts'
import { Heading } from '#primitives/Heading.tsx'
import { IconButton } from '#primitives/IconButton.tsx'
import { CloseIcon } from '#primitives/icons.tsx'

interface MeetingFactsProps {
  meeting: Pick<MeetingFields, 'title' | 'day' | 'start' | 'end' | 'attendees' | 'notes'>
  onClose: () => void
}

/**
 * A meeting that can only be read. The section takes the focus when it appears, and Escape closes it. Another meeting has
 * another key.
 */
export function MeetingFacts({ meeting, onClose }: MeetingFactsProps) {
  const { t } = useTranslation('schedule')
  const { formatDayOfYear } = useDayNames()
  const { day, start, end, attendees, notes } = meeting
  const title = meeting.title || t('untitled')
  const when = [isIsoDay(day) && formatDayOfYear(day), `${start}–${end}`].filter(Boolean).join(', ')
  const root = useRef<HTMLElement>(null)
  useEffect(() => {
    root.current?.focus({ preventScroll: true })
    root.current?.scrollIntoView?.({ block: 'nearest' })
  }, [])
  return (
    <chakra.section
      ref={root}
      tabIndex={-1}
      aria-label={title}
      css={styles.root}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <chakra.div minWidth="0">
        <Heading level={2} size="h4" overflowWrap="anywhere">
          {title}
        </Heading>
        <chakra.p textStyle="small" color="fg.muted" marginTop="1">
          {when}
        </chakra.p>
      </chakra.div>
      <IconButton label={t('details.close')} onClick={onClose}>
        <CloseIcon />
      </IconButton>
      {(attendees.length > 0 || notes) && (
        <chakra.dl css={styles.facts}>
          {attendees.length > 0 && (
            <div>
              <dt>{t('details.attendees')}</dt>
              <dd>{attendees.join(', ')}</dd>
            </div>
          )}
          {notes && (
            <div>
              <dt>{t('details.notes')}</dt>
              <dd>{notes}</dd>
            </div>
          )}
        </chakra.dl>
      )}
    </chakra.section>
  )
}

const styles = {
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'start',
    gap: '3',
    padding: { base: '4', md: '5' },
    borderWidth: 'hairline',
    borderColor: 'border.hairline',
    borderRadius: 'card',
    backgroundColor: 'bg.surface',
    scrollMarginBlock: '5rem',
  },
  facts: {
    gridColumn: '1 / -1',
    display: 'grid',
    gap: '3',
    textStyle: 'small',
    overflowWrap: 'anywhere',
    '& dt': { color: 'fg.hint' },
    '& dd': { whiteSpace: 'pre-line' },
  },
} as const
