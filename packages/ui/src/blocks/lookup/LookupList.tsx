import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Heading } from '#primitives/Heading.tsx'
import { LinkButton } from '#primitives/LinkButton.tsx'
import { Row, Stack } from '#primitives/Stack.tsx'

interface LookupListProps {
  /** Above the heading. */
  breadcrumb?: ReactNode
  heading: string
  /** What there is, in numbers, each with the word that fits it: 7, "employees". @default [] */
  figures?: readonly { label: string; value: number }[] | undefined
  /** A drawing of what the page is about, beside the figures. */
  picture?: ReactNode
  /** Links beside the heading; the first leads on, the others stand back. @default [] */
  actions?: readonly { label: string; href: string }[] | undefined
  /** The list, a `Message` or a skeleton. */
  children: ReactNode
}

/** A lookup page with a list: heading, figures, the actions of a colleague, and the list. */
export function LookupList(props: LookupListProps) {
  const { breadcrumb, heading, figures = [], picture, actions = [], children } = props
  return (
    <Stack gap="6" gridTemplateColumns="minmax(0, 1fr)">
      <Stack gridTemplateColumns="minmax(0, 1fr)">
        {breadcrumb}
        <Row justifyContent="space-between" columnGap="8">
          <Heading level={1} size="h2" minWidth="0">
            {heading}
          </Heading>
          <Actions actions={actions} />
        </Row>
      </Stack>
      {(picture || figures.length > 0) && (
        <Row columnGap="8">
          {picture}
          <Figures figures={figures} />
        </Row>
      )}
      {children}
    </Stack>
  )
}

/** On phones as wide as the page, each number above its word. */
function Figures({ figures }: { figures: NonNullable<LookupListProps['figures']> }) {
  if (figures.length === 0) return null
  return (
    <Row
      as="ul"
      alignItems="normal"
      justifyContent={{ base: 'space-between', sm: 'normal' }}
      columnGap={{ base: '4', sm: '8' }}
      rowGap="1"
      flexGrow={{ base: '1', sm: '0' }}
    >
      {figures.map(({ label, value }) => (
        <chakra.li key={label} color="fg.muted" fontSize={{ base: 'sm', sm: 'md' }}>
          <chakra.span textStyle="h3" color="fg" display={{ base: 'block', sm: 'inline' }}>
            {value}
          </chakra.span>{' '}
          {label}
        </chakra.li>
      ))}
    </Row>
  )
}

function Actions({ actions }: { actions: readonly { label: string; href: string }[] }) {
  if (actions.length === 0) return null
  return (
    // At the right edge of the page the words of a quiet link end where the list does.
    <Row
      as="ul"
      gap="2"
      marginInlineEnd={{ md: actions.length > 1 ? '-4' : undefined }}
      _print={{ display: 'none' }}
    >
      {actions.map(({ label, href }, place) => (
        <chakra.li key={href} maxWidth="full">
          <LinkButton href={href} size="sm" variant={place === 0 ? 'outline' : 'quiet'}>
            {label}
          </LinkButton>
        </chakra.li>
      ))}
    </Row>
  )
}
