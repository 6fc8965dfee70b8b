import { defineSlotRecipe } from '@chakra-ui/react'
import { coveringLink } from '#primitives/coveringLink.ts'
import { meetingLooks } from '#primitives/meetingLooks.ts'
import { surface } from '#primitives/surface.ts'

const colours = {
  ...Object.fromEntries(meetingLooks.map((colour, look) => [look, `meeting.${colour}Bar`])),
  holiday: 'holiday.fg',
  own: 'bg.primary',
  colleague: 'meeting.skyBar',
  news: 'bg.primary',
  notifications: 'meeting.lilacBar',
}

export const todayRecipe = defineSlotRecipe({
  slots: [
    'page',
    'columns',
    'column',
    'card',
    'cardHead',
    'cardLink',
    'part',
    'partHeading',
    'list',
    'row',
    'when',
    'texts',
    'title',
    'detail',
    'nothing',
  ],
  base: {
    page: { display: 'grid', gap: { base: '5', md: '6' }, width: 'full', minWidth: '0' },
    columns: {
      display: 'grid',
      gap: { base: '5', md: '6' },
      alignItems: 'start',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' },
    },
    column: { display: 'grid', gap: { base: '5', md: '6' }, minWidth: '0' },
    card: { ...surface, minWidth: '0', padding: { base: '5', md: '6' } },
    cardHead: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: '4',
      minHeight: 'target',
    },
    cardLink: { display: 'inline-flex', alignItems: 'center', minHeight: 'target', textStyle: 'small' },
    part: {
      display: 'grid',
      gap: '2',
      minWidth: '0',
      '& + &': {
        marginTop: '4',
        paddingTop: '4',
        borderTopWidth: 'hairline',
        borderColor: 'border.hairline',
      },
    },
    partHeading: { textStyle: 'label', color: 'fg.muted' },
    list: { display: 'grid', marginInline: '-2' },
    row: {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      columnGap: '3',
      minHeight: '14',
      paddingBlock: '2',
      paddingInline: '{spacing.6} {spacing.2}',
      borderRadius: 'control',
      breakInside: 'avoid',
      // A bar of the plan.
      _before: {
        content: '""',
        position: 'absolute',
        insetBlock: '3',
        insetInlineStart: '2',
        width: '1',
        borderRadius: 'full',
        _highContrast: { backgroundColor: 'CanvasText' },
      },
      '&:has(a)': { _hover: { backgroundColor: 'bg.quiet' } },
      '&[data-over]': { color: 'fg.muted' },
      ...Object.fromEntries(
        Object.entries(colours).map(([look, colour]) => [
          `&[data-look="${look}"]`,
          { _before: { backgroundColor: colour } },
        ]),
      ),
    },
    texts: { minWidth: '0' },
    when: { textStyle: 'small', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' },
    title: {
      display: 'block',
      color: 'inherit',
      fontWeight: 'medium',
      overflowWrap: 'anywhere',
      '&:is(a)': { ...coveringLink('card'), _hover: { textDecoration: 'underline' } },
    },
    detail: { textStyle: 'small', color: 'fg.muted', overflowWrap: 'anywhere' },
    nothing: { color: 'fg.muted', paddingBlock: '2', maxWidth: 'prose' },
  },
})
