import { chakra } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import { Heading } from '#primitives/Heading.tsx'
import { MailIcon, PhoneIcon, PinIcon } from '#primitives/icons.tsx'
import { Link } from '#primitives/Link.tsx'

interface ContactRow {
  kind: 'phone' | 'email' | 'location'
  label: string
  /** What stands in the row: the number, the address. */
  value: string
  href: string
}

interface ContactCardProps {
  heading: string
  rows: readonly ContactRow[]
  /** A `MapEmbed`. */
  map?: ReactNode
}

const icons = { phone: PhoneIcon, email: MailIcon, location: PinIcon }

/** How to reach the company, with a map below. */
export function ContactCard({ heading, rows, map }: ContactCardProps) {
  const headingId = useId()
  return (
    <chakra.section
      aria-labelledby={headingId}
      data-tone="light"
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      overflow="hidden"
      borderWidth="hairline"
      borderColor="border.hairline"
      borderRadius="surface"
      backgroundColor="bg.surface"
    >
      <chakra.div padding={{ base: '5', sm: '7', md: '9' }}>
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
