import { isIsoDay } from '@atrium/contract/days'
import type { Meeting } from '@atrium/contract/meetings'
import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { useDayNames } from '#i18n/useDayNames.ts'
import { Heading } from '#primitives/Heading.tsx'
import { meetingLooks } from '#primitives/meetingLooks.ts'
import { defineSlotStyles } from '#theme/defineStyles.ts'

const styles = defineSlotStyles({
  list: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(auto-fill, minmax(17rem, 1fr))' },
    gap: '3',
    marginTop: '3',
  },
  item: {
    position: 'relative',
    minWidth: '0',
    paddingBlock: '3',
    paddingInlineStart: '6',
    paddingInlineEnd: '4',
    borderRadius: 'control',
    textStyle: 'small',
    breakInside: 'avoid',
    _before: {
      content: '""',
      position: 'absolute',
      insetBlock: '3',
      insetInlineStart: '3',
      width: '1',
      borderRadius: 'full',
    },
    '&[data-others]': {
      outline: '1px solid {colors.border.hairline}',
      color: 'fg.muted',
      '& button': { fontWeight: 'body' },
      _before: { borderWidth: 'hairline', borderColor: 'fg.hint' },
    },
    _highContrast: { outline: '1px solid CanvasText' },
    _print: { outline: '1px solid {colors.border.hairline}' },
    ...Object.fromEntries(
      meetingLooks.map((colour, look) => [
        `&[data-look="${look}"]`,
        {
          backgroundColor: `meeting.${colour}Fill`,
          _before: { backgroundColor: `meeting.${colour}Bar` },
        },
      ]),
    ),
  },
  title: {
    display: 'block',
    minHeight: '6',
    textAlign: 'start',
    textStyle: 'label',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    _hover: { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
    // The whole card is the target.
    _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'control' },
  },
  why: { color: 'fg.muted', overflowWrap: 'anywhere' },
})

interface UnplacedListProps {
  /** At least one. `why` a meeting is not on the grid: outside the working hours, or its times are wrong, as its day may be. */
  meetings: readonly (Pick<Meeting, 'id' | 'title' | 'day' | 'start' | 'end' | 'look'> & {
    why: 'time' | 'hours' | undefined
    /** It is the company's, without this person. */
    isOthers: boolean
  })[]
  onOpen: (id: string) => void
}

/** The meetings that do not fit the grid, in a list under the grid (departure 2). */
export function UnplacedList({ meetings, onOpen }: UnplacedListProps) {
  const { t } = useTranslation('schedule')
  const { formatDayOfYear } = useDayNames()
  const whyOf = ({ day, why = 'time' }: (typeof meetings)[number]) => {
    if (isIsoDay(day)) return t(`unplaced.${why}`)
    return day ? t('unplaced.date', { date: day }) : t('unplaced.noDate')
  }
  return (
    <section>
      <Heading level={2} size="h4">
        {t('unplaced.heading')}
      </Heading>
      <chakra.ul css={styles.list}>
        {meetings.map((meeting) => {
          const { id, title, day, start, end, look, isOthers } = meeting
          const time = [start, end].filter(Boolean).join('–')
          return (
            <chakra.li
              key={id}
              css={styles.item}
              data-look={isOthers ? undefined : look}
              data-others={isOthers ? '' : undefined}
            >
              <chakra.button
                type="button"
                data-printed
                data-id={id}
                css={styles.title}
                onClick={() => onOpen(id)}
              >
                {title || t('untitled')}
              </chakra.button>
              <p>{[isIsoDay(day) && formatDayOfYear(day), time].filter(Boolean).join(', ')}</p>
              <chakra.p css={styles.why}>
                {[whyOf(meeting), isOthers && t('withoutYou')].filter(Boolean).join(', ')}
              </chakra.p>
            </chakra.li>
          )
        })}
      </chakra.ul>
    </section>
  )
}
