import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Heading } from '#primitives/Heading.tsx'
import { LinkButton } from '#primitives/LinkButton.tsx'
import { SkeletonLine } from '#primitives/SkeletonLine.tsx'
import { Row, Stack } from '#primitives/Stack.tsx'

interface LookupListProps {
  /** Above the heading. */
  breadcrumb?: ReactNode
  heading: string
  /** What there is, in numbers, each with the word that fits it: 7, "employees"; or their skeleton. @default [] */
  figures?: readonly { label: string; value: number }[] | 'loading' | undefined
  /** A drawing of what the page is about, beside the heading. */
  picture?: ReactNode
  /** Links beside the heading; on phones below each other, as wide as the page. @default [] */
  actions?: readonly { label: string; href: string }[] | undefined
  /** The list, a `Message` or a skeleton. */
  children: ReactNode
}

const column = 'minmax(0, 1fr)'

/** A lookup page with a list: heading, figures, the actions of a colleague, and the list. */
export function LookupList(props: LookupListProps) {
  const { breadcrumb, heading, figures = [], picture, actions = [], children } = props
  return (
    <Stack gap="6" gridTemplateColumns={column}>
      <chakra.div
        display="grid"
        // The columns of the people below.
        gridTemplateColumns={picture ? { base: column, md: `repeat(2, ${column})` } : column}
        gap={{ base: '6', md: '4' }}
      >
        <Stack gridTemplateColumns={column} alignContent="start" rowGap="6">
          <Stack gridTemplateColumns={column}>
            {breadcrumb}
            <Row justifyContent="space-between" columnGap="8">
              <Heading level={1} size="h2" minWidth="0">
                {heading}
              </Heading>
              {!picture && <Actions actions={actions} />}
            </Row>
          </Stack>
          {figures.length > 0 && <Figures figures={figures} />}
          {picture && <Actions actions={actions} />}
        </Stack>
        {picture}
      </chakra.div>
      {children}
    </Stack>
  )
}

/** Each number above its word. */
function Figures({ figures }: { figures: NonNullable<LookupListProps['figures']> }) {
  const isLoading = figures === 'loading'
  return (
    <Row as="ul" aria-hidden={isLoading} columnGap={{ base: '4', sm: '10' }} rowGap="2">
      {isLoading
        ? ['3rem', '4rem', '3.5rem'].map((width) => (
            <Figure
              key={width}
              value={<SkeletonLine width="2rem" />}
              label={<SkeletonLine width={width} />}
            />
          ))
        : figures.map(({ label, value }) => <Figure key={label} value={value} label={label} />)}
    </Row>
  )
}

const Figure = ({ value, label }: { value: ReactNode; label: ReactNode }) => (
  <chakra.li color="fg.muted" fontSize="sm">
    <chakra.span textStyle="h3" color="fg" display="block">
      {value}
    </chakra.span>{' '}
    {label}
  </chakra.li>
)

function Actions({ actions }: { actions: readonly { label: string; href: string }[] }) {
  if (actions.length === 0) return null
  return (
    <Row as="ul" gap="2" width={{ base: 'full', sm: 'auto' }} _print={{ display: 'none' }}>
      {actions.map(({ label, href }) => (
        <chakra.li key={href} flexBasis={{ base: 'full', sm: 'auto' }}>
          <LinkButton href={href} size="sm" variant="outline" isFull>
            {label}
          </LinkButton>
        </chakra.li>
      ))}
    </Row>
  )
}
