import { defineTextStyles } from '@chakra-ui/react'

const heading = {
  fontFamily: 'heading',
  fontWeight: 'heading',
  letterSpacing: 'heading',
  lineHeight: 'heading',
}

export const textStyles = defineTextStyles({
  display: { value: { ...heading, fontSize: 'display' } },
  h1: { value: { ...heading, fontSize: 'h1' } },
  h2: { value: { ...heading, fontSize: 'h2' } },
  h3: { value: { ...heading, fontSize: 'h3', lineHeight: '1.2', letterSpacing: '-0.02em' } },
  h4: { value: { ...heading, fontSize: 'h4', lineHeight: '1.25', letterSpacing: '-0.015em' } },
  lead: { value: { fontFamily: 'body', fontSize: { base: 'lg', md: 'xl' }, lineHeight: 'body' } },
  body: { value: { fontFamily: 'body', fontSize: 'md', lineHeight: 'body' } },
  small: { value: { fontFamily: 'body', fontSize: 'sm', lineHeight: '1.5' } },
  label: { value: { fontFamily: 'body', fontSize: '0.9375rem', fontWeight: 'control', lineHeight: '1.4' } },
  control: { value: { fontFamily: 'body', fontSize: '0.9375rem', fontWeight: 'control', lineHeight: '1.3' } },
})
