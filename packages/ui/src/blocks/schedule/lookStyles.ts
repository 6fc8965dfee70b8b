import { meetingLooks } from '#primitives/meetingLooks.ts'

/** The five colour styles of meetings (spec 9): fill and bar. */
export const lookStyles = Object.fromEntries(
  meetingLooks.map((look, at) => [
    `& [data-look="${at}"]`,
    { '--fill': `{colors.meeting.${look}Fill}`, '--bar': `{colors.meeting.${look}Bar}` },
  ]),
)

/** The marks of an invitation and of a room that is taken: by line and texture, not by the colour alone. */
export const answerStyles = {
  '& [data-answer=waiting]': {
    borderWidth: '0.125rem',
    borderStyle: 'dashed',
    borderColor: 'var(--bar)',
    backgroundColor: 'bg.surface',
  },
  '& [data-answer=maybe]': {
    borderColor: 'var(--fill)',
    backgroundColor: 'bg.surface',
    backgroundImage:
      'repeating-linear-gradient(135deg, var(--fill) 0 0.375rem, transparent 0.375rem 0.625rem)',
  },
  '& [data-answer=declined]': {
    borderColor: 'border.hairline',
    backgroundColor: 'bg.surface',
    color: 'fg.muted',
    '& > b, & > span': { textDecoration: 'line-through' },
  },
  '& [data-taken]': {
    _after: {
      content: '"!"',
      position: 'absolute',
      top: '0.125rem',
      insetInlineEnd: '0.125rem',
      width: '1rem',
      borderRadius: 'full',
      backgroundColor: 'fg.danger',
      color: 'bg.surface',
      fontSize: '0.75rem',
      fontWeight: 'strong',
      lineHeight: '1rem',
      textAlign: 'center',
    },
  },
} as const
