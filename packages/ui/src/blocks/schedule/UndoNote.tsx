import { limits } from '@atrium/contract/core'
import type { MeetingFields } from '@atrium/contract/meetings'
import { chakra } from '@chakra-ui/react'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { useDayNames } from '#i18n/useDayNames.ts'
import { Button } from '#primitives/Button.tsx'
import { IconButton } from '#primitives/IconButton.tsx'
import { CloseIcon } from '#primitives/icons.tsx'

interface Notice {
  /** What was done, or why it was not: `gone`, the meeting was deleted elsewhere; `full`, its series has no place for a change. */
  kind:
    | 'created'
    | 'changed'
    | 'moved'
    | 'deleted'
    | 'undone'
    | 'undoneCreated'
    | 'undoneMoved'
    | 'gone'
    | 'full'
  meeting: Pick<MeetingFields, 'title' | 'day' | 'start' | 'end'>
  /** What a change of a series applies to. */
  scope?: 'one' | 'following' | 'all' | undefined
  /** On how many days another meeting has the room, that it has it at all, or that the room is gone. */
  roomless?: number | 'all' | 'gone' | undefined
}

export interface UndoNoteProps {
  /** What was done; without it there is nothing to see. */
  notice?: Notice | undefined
  /** Left out when there is no undo. */
  onUndo?: (() => void) | undefined
  /** Does the same for the whole series; left out where it cannot follow. */
  onMoveAll?: (() => void) | undefined
  onClose: () => void
}

/**
 * What was done last, with the way to take it back. It stays until the next deed, at the lower edge of the window, so
 * that nothing moves when it comes.
 */
export function UndoNote({ notice, onUndo, onMoveAll, onClose }: UndoNoteProps) {
  const { t } = useTranslation('schedule')
  const { formatDayOfYear } = useDayNames()
  return (
    <chakra.div data-tone="dark" css={styles.root} data-shown={notice ? true : undefined}>
      {/* There before its words, or they would not be read out. */}
      <chakra.p role="status" css={styles.text}>
        {notice && textOf(notice, formatDayOfYear(notice.meeting.day), t)}
      </chakra.p>
      {notice && <style>{`html { scroll-padding-bottom: ${roomBelow} }`}</style>}
      {notice && (
        <chakra.div css={styles.actions}>
          {onMoveAll && (
            <Button variant="lime" size="sm" minHeight="target" onClick={onMoveAll}>
              {t('change.moveAll')}
            </Button>
          )}
          {onUndo && (
            <Button variant="lime" size="sm" minHeight="target" onClick={onUndo}>
              {t('change.undo')}
            </Button>
          )}
          <IconButton label={t('change.close')} variant="onDark" onClick={onClose}>
            <CloseIcon />
          </IconButton>
        </chakra.div>
      )}
    </chakra.div>
  )
}

function textOf({ kind, meeting, scope, roomless }: Notice, day: string, t: TFunction<'schedule'>): string {
  return [
    t(`change.${kind === 'deleted' && scope === 'one' ? 'deletedOne' : kind}`, {
      title: meeting.title || t('untitled'),
      day,
      time: `${meeting.start}–${meeting.end}`,
      number: limits.occurrenceChanges,
    }),
    ...(scope === 'following' || scope === 'all' ? [t(`change.scope.${scope}`)] : []),
    ...(roomless === 'all' ? [t('change.roomTaken')] : []),
    ...(roomless === 'gone' ? [t('change.roomGone')] : []),
    ...(typeof roomless === 'number' ? [t('change.roomTakenDays', { count: roomless })] : []),
  ].join('. ')
}

/** The focused element is not scrolled under the note, which has three lines in a narrow window. */
const roomBelow = '9rem'

const styles = {
  root: {
    position: 'sticky',
    bottom: '4',
    zIndex: 'raised',
    justifySelf: 'center',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    columnGap: '4',
    width: 'fit-content',
    maxWidth: 'full',
    borderRadius: 'control',
    color: 'fg.onDark',
    '&[data-shown]': {
      paddingBlock: '1.5',
      paddingInlineStart: '5',
      paddingInlineEnd: '2',
      borderWidth: 'hairline',
      borderColor: 'transparent',
      backgroundColor: 'bg.floating',
      boxShadow: 'floating',
    },
    _print: { display: 'none' },
  },
  // The least width counts for the width of the note, a basis would not: a short text would have its buttons under it.
  text: { flex: '1', minWidth: '12rem', textStyle: 'label', overflowWrap: 'anywhere' },
  actions: { display: 'flex', alignItems: 'center', gap: '2' },
} as const
