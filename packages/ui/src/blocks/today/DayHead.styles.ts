import { band } from '#primitives/band.ts'
import { meetingLooks } from '#primitives/meetingLooks.ts'
import { defineSlotStyles } from '#theme/defineStyles.ts'

/** Asked for by the clamp of lines, and too old for the types. */
const upright: object = { WebkitBoxOrient: 'vertical' }

export const styles = defineSlotStyles({
  root: { ...band, minWidth: '0', _print: { display: 'none' } },
  plan: {
    position: 'relative',
    minWidth: '0',
    _print: { display: 'none' },
  },
  hour: {
    position: 'absolute',
    insetBlock: '0',
    paddingInlineStart: '1.5',
    borderInlineStartWidth: 'hairline',
    borderColor: 'border.onDark',
    fontSize: 'xs',
    lineHeight: '1',
    color: 'fg.onDarkMuted',
    // The end of the day closes the plan.
    '&[data-end]': { insetInlineEnd: '0', padding: '0 {spacing.1.5} 0 0', borderInlineWidth: '0 1px' },
  },
  bar: {
    position: 'absolute',
    height: '0.5rem',
    borderRadius: 'full',
    '&[data-over]': { opacity: 0.7 },
    ...Object.fromEntries(
      meetingLooks.map((colour, look) => [
        `&[data-look="${look}"]`,
        { backgroundColor: `meeting.${colour}OnDark` },
      ]),
    ),
  },
  // On the ground of the band, so that no line crosses its letters.
  name: {
    position: 'absolute',
    marginTop: '0.625rem',
    paddingInlineEnd: '1',
    display: '-webkit-box',
    WebkitLineClamp: 2,
    ...upright,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    overflowWrap: 'anywhere',
    fontSize: 'xs',
    lineHeight: '1.2',
    color: 'fg.onDarkMuted',
    backgroundColor: 'bg.darkest',
  },
  // From the scale over the first bars: it crosses no title.
  now: {
    position: 'absolute',
    top: '0',
    zIndex: '1',
    height: 'min(2.375rem, 100%)',
    width: '2px',
    backgroundColor: 'motif.today',
  },
  time: {
    position: 'absolute',
    top: '0',
    paddingInline: '1.5',
    fontSize: 'xs',
    lineHeight: '1',
    color: 'motif.today',
    backgroundColor: 'bg.darkest',
    '&[data-late]': { insetInlineEnd: '2px' },
  },
})
