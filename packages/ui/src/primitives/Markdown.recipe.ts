import { defineRecipe } from '@chakra-ui/react'

/** The elements of a text written by hand, by their names: they carry no classes of their own. */
export const markdownRecipe = defineRecipe({
  base: {
    maxWidth: 'prose',
    '& > * + *': { marginTop: '4' },
    '& > * + :is(h2, h3, h4)': { marginTop: '7' },
    '& > :is(h2, h3, h4) + *': { marginTop: '2' },
    '& :is(ul, ol)': { paddingInlineStart: '6' },
    '& ul': { listStyle: 'disc' },
    '& ol': { listStyle: 'decimal' },
    '& li': { marginTop: '1.5', paddingInlineStart: '1' },
    '& li::marker': { color: 'fg.hint' },
    '& strong': { fontWeight: 'strong' },
    // It says that the link opens in a new tab.
    '& a > svg': { display: 'inline-block', marginInlineStart: '0.25em', verticalAlign: '-0.08em' },
    // Our family has no italics: the browser slants it.
    '& em': { fontStyle: 'italic', fontSynthesis: 'style' },
    '& del': { textDecoration: 'line-through' },
    '& blockquote': {
      paddingInlineStart: '4',
      borderInlineStartWidth: '3px',
      borderColor: 'border.control',
      color: 'fg.muted',
    },
    '& code': {
      paddingInline: '1',
      borderRadius: 'xs',
      backgroundColor: 'bg.quiet',
      fontFamily: 'ui-monospace, monospace',
      fontSize: '0.9em',
      overflowWrap: 'anywhere',
    },
    '& pre': { padding: '4', borderRadius: 'control', backgroundColor: 'bg.quiet' },
    // Long lines wrap: a box that scrolls sideways is out of the keyboard's reach.
    '& pre code': { padding: '0', whiteSpace: 'pre-wrap' },
    '& hr': { borderTopWidth: 'hairline', borderColor: 'border.hairline' },
    '& table': { width: 'full', textStyle: 'small' },
    '& :is(th, td)': {
      padding: '2',
      borderBottomWidth: 'hairline',
      borderColor: 'border.hairline',
      textAlign: 'start',
      verticalAlign: 'top',
      overflowWrap: 'anywhere',
    },
    '& th': { fontWeight: 'strong' },
  },
})
