import { defineSlotRecipe } from '@chakra-ui/react'
import { dayNoteChip } from './dayNoteChip.ts'
import { lookStyles } from './lookStyles.ts'

export const dayAgendaRecipe = defineSlotRecipe({
  slots: ['root', 'heading', 'note', 'empty', 'list'],
  base: {
    root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '2' },
    // The names of weekdays are small in some languages.
    heading: { marginTop: '4', '&::first-letter': { textTransform: 'uppercase' } },
    note: { ...dayNoteChip, maxWidth: 'full' },
    empty: { textStyle: 'small', color: 'fg.muted' },
    list: {
      ...lookStyles,
      display: 'grid',
      gap: '2',
      '& li': { display: 'grid', gridTemplateColumns: '3.25rem minmax(0, 1fr)' },
      '& li > span': {
        paddingTop: '3',
        fontSize: 'sm',
        lineHeight: 'snug',
        color: 'fg.hint',
      },
      '& button': {
        minHeight: 'target',
        paddingInline: '4',
        paddingBlock: '2',
        borderWidth: 'hairline',
        borderColor: 'border.hairline',
        borderStyle: 'dashed',
        borderRadius: 'control',
        color: 'fg.muted',
        textStyle: 'small',
        textAlign: 'start',
        cursor: 'pointer',
        _hover: { backgroundColor: 'bg.quiet' },
      },
      '& [data-id]': {
        position: 'relative',
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'flex-start',
        minWidth: '0',
        paddingInlineStart: '5',
        borderStyle: 'solid',
        borderColor: 'transparent',
        backgroundColor: 'var(--fill)',
        color: 'fg',
        overflowWrap: 'break-word',
        scrollMarginBlock: '5rem',
        _hover: { borderColor: 'var(--bar)', backgroundColor: 'var(--fill)' },
        _highContrast: { borderColor: 'CanvasText' },
        _before: {
          content: '""',
          position: 'absolute',
          insetBlock: '2',
          insetInlineStart: '2',
          width: '1',
          borderRadius: 'full',
          backgroundColor: 'var(--bar)',
          forcedColorAdjust: 'none',
        },
      },
      '& i': { fontStyle: 'normal', _before: { content: 'attr(data-text)' } },
      '& b': { display: 'block', fontSize: 'md', fontWeight: 'strong', lineHeight: 'snug' },
    },
  },
})
