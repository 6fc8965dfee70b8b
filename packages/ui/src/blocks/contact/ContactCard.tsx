import { chakra } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import { Heading } from '#primitives/Heading.tsx'
import { MailIcon, PhoneIcon, PinIcon } from '#primitives/icons.tsx'
import { Link } from '#primitives/Link.tsx'

export interface ContactRow {
  kind: 'phone' | 'email' | 'location'
  label: string
  /** What stands in the row: the number, the address. */
  value: string
  href: string
}

export interface ContactCardProps {
  heading: string
  rows: readonly ContactRow[]
  /** A `MapEmbed`. */
  map?: ReactNode
  /**
   * `wide` has the map beside the rows where there is room, `stacked` always below them.
   * @default 'wide'
   */
  layout?: 'wide' | 'stacked' | undefined
}

const icons = { phone: PhoneIcon, email: MailIcon, location: PinIcon }

/** How to reach the company, with a map. */
export function ContactCard({ heading, rows, map, layout = 'wide' }: ContactCardProps) {
  const isBeside = map && layout === 'wide'
  const headingId = useId()
  return (
    <chakra.section
      aria-labelledby={headingId}
      data-tone="light"
      display="grid"
      gridTemplateColumns={{
        base: 'minmax(0, 1fr)',
        md: isBeside ? 'minmax(0, 5fr) minmax(0, 7fr)' : undefined,
      }}
      overflow="hidden"
      borderWidth="hairline"
      borderColor="border.hairline"
      borderRadius="surface"
      backgroundColor="bg.surface"
    >
      <chakra.div padding={layout === 'wide' ? { base: '6', md: '10' } : { base: '5', sm: '7', md: '9' }}>
        <Heading level={2} size="h3" id={headingId}>
          {heading}
        </Heading>
        <chakra.ul marginTop="4">
          {rows.map(({ kind, label, value, href }) => {
            const RowIcon = icons[kind]
            return (
              <chakra.li
                key={kind}
                display="flex"
                gap="4"
                paddingBlock="4"
                borderColor="border.hairline"
                css={{ '&:not(:last-of-type)': { borderBottomWidth: 'hairline' } }}
              >
                <RowIcon color="fg.link" marginTop="0.5" />
                <chakra.div minWidth="0">
                  <chakra.span display="block" textStyle="small" color="fg.muted">
                    {label}
                  </chakra.span>
                  <Link
                    href={href}
                    variant="plain"
                    fontWeight="medium"
                    {...(kind === 'location' && { target: '_blank', rel: 'noreferrer' })}
                  >
                    {value}
                  </Link>
                </chakra.div>
              </chakra.li>
            )
          })}
        </chakra.ul>
      </chakra.div>
      {map}
    </chakra.section>
  )
}
