import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Heading } from '#primitives/Heading.tsx'
import { LinkButton } from '#primitives/LinkButton.tsx'

interface LookupListProps {
  /** Over the heading: the way to this page. */
  breadcrumb?: ReactNode
  heading: string
  /** What there is, in numbers, each with the word that fits it: 7, "employees". @default [] */
  figures?: readonly { label: string; value: number }[] | undefined
  /** Links beside the heading; the first leads on, the others stand back. @default [] */
  actions?: readonly { label: string; href: string }[] | undefined
  /** The list, or what stands in for it. */
  children: ReactNode
}

/** A lookup page that lists: heading, figures, what a colleague can do, and the list. */
export function LookupList(props: LookupListProps) {
  const { breadcrumb, heading, figures = [], actions = [], children } = props
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" rowGap="6">
      <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" rowGap="4">
        {breadcrumb}
        <chakra.div
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          justifyContent="space-between"
          columnGap="8"
          rowGap="4"
        >
          <Heading level={1} size="h2" minWidth="0">
            {heading}
          </Heading>
          <Actions actions={actions} />
        </chakra.div>
        {figures.length > 0 && (
          <chakra.ul display="flex" flexWrap="wrap" columnGap="8" rowGap="1">
            {figures.map(({ label, value }) => (
              <chakra.li key={label} color="fg.muted">
                <chakra.span textStyle="h3" color="fg">
                  {value}
                </chakra.span>{' '}
                {label}
              </chakra.li>
            ))}
          </chakra.ul>
        )}
      </chakra.div>
      {children}
    </chakra.div>
  )
}

function Actions({ actions }: { actions: readonly { label: string; href: string }[] }) {
  if (actions.length === 0) return null
  return (
    <chakra.ul display="flex" flexWrap="wrap" columnGap="2" rowGap="2" _print={{ display: 'none' }}>
      {actions.map(({ label, href }, place) => (
        <chakra.li key={href} maxWidth="full">
          <LinkButton href={href} size="sm" variant={place === 0 ? 'outline' : 'quiet'}>
            {label}
          </LinkButton>
        </chakra.li>
      ))}
    </chakra.ul>
  )
}
