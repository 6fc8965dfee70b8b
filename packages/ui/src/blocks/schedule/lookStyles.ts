import { meetingLooks } from '#primitives/meetingLooks.ts'

type Look = (typeof meetingLooks)[number]

const valuesOf = (look: Look) => ({
  '--fill': `{colors.meeting.${look}Fill}`,
  '--bar': `{colors.meeting.${look}Bar}`,
})

/** The five colour styles of meetings (spec 9): fill and bar. */
export const lookStyles = Object.fromEntries(
  meetingLooks.map((look, at) => [`& [data-look="${at}"]`, valuesOf(look)]),
)

/**
 * The same for the blocks of the week: the colours themselves, since a custom property on each of thousands of blocks takes
 * a tenth of the time in which the week appears. The few blocks that need more than the two colours have the properties.
 */
export const blockLooks = Object.fromEntries(
  meetingLooks.map((look, at) => [
    `& [data-look="${at}"]`,
    {
      backgroundColor: `meeting.${look}Fill`,
      _before: { backgroundColor: `meeting.${look}Bar` },
      '&:hover': { borderColor: `meeting.${look}Bar` },
      '&[data-lanes="5"]': { borderInlineStartColor: `meeting.${look}Bar` },
      '&[data-answer], &[data-part=ghost]': valuesOf(look),
    },
  ]),
)

/**
 * The company's meetings without this person: an outline in place of the fill, an empty bar and a thinner title, so that they
 * differ without colours too.
 */
export const othersStyles = {
  '& [data-others]': {
    borderColor: 'border.hairline',
    // The lines of the hours do not run through its texts.
    backgroundColor: 'bg.surface',
    color: 'fg.muted',
    '& > b': { fontWeight: 'body' },
    _before: { borderWidth: 'hairline', borderColor: 'fg.hint', backgroundColor: 'transparent' },
    '&:hover': { borderColor: 'border.control', backgroundColor: 'bg.quiet' },
    _highContrast: { borderStyle: 'dotted' },
  },
} as const

const arrows =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='%23000' stroke-width='2.5' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='M19.5 12a7.5 7.5 0 1 1-2.3-5.4L19.5 9M19.5 4.5V9H15'/%3E%3C/svg%3E\")"

/** The sign of a series, before the time. Drawn by the style: a week may have thousands. */
export const repeatStyles = {
  '& [data-repeats] > b + span': {
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    _before: {
      content: '""',
      display: 'inline-block',
      width: '0.75rem',
      height: '0.75rem',
      marginInlineEnd: '0.1875rem',
      verticalAlign: '-0.0625rem',
      backgroundColor: 'currentColor',
      mask: `${arrows} center / contain no-repeat`,
      printColorAdjust: 'exact',
      _highContrast: { backgroundColor: 'CanvasText', forcedColorAdjust: 'none' },
    },
  },
} as const

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
