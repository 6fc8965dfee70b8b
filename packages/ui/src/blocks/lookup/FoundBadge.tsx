import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { Heading } from '#primitives/Heading.tsx'
import { MailIcon, PhoneIcon } from '#primitives/icons.tsx'
import { Link } from '#primitives/Link.tsx'
import { Text } from '#primitives/Text.tsx'
import { withBreak } from '#primitives/withBreak.tsx'

export interface FoundBadgeProps {
  heading: string
  text: string
  /** How to reach the company. */
  phone: { value: string; href: string }
  email: { value: string; href: string }
}

/** For a stranger who holds somebody's badge in their hand: whom to tell. */
export function FoundBadge({ heading, text, phone, email }: FoundBadgeProps) {
  const id = useId()
  return (
    <chakra.section
      aria-labelledby={id}
      padding={{ base: '5', md: '6' }}
      borderRadius="card"
      backgroundColor="bg.quiet"
      _print={{ display: 'none' }}
      _highContrast={{ borderWidth: 'hairline' }}
    >
      <Heading level={2} size="h4" id={id}>
        {heading}
      </Heading>
      <Text size="small" tone="muted" marginTop="1.5">
        {text}
      </Text>
      <chakra.ul display="flex" flexWrap="wrap" columnGap="6" marginTop="2" marginBottom="-2">
        {[
          { ...phone, Icon: PhoneIcon },
          { ...email, Icon: MailIcon },
        ].map(({ value, href, Icon }) => (
          <chakra.li key={href} minWidth="0">
            <Link
              href={href}
              variant="plain"
              display="inline-flex"
              alignItems="center"
              gap="2.5"
              minHeight="target"
              minWidth="0"
              fontWeight="medium"
              color="fg.link"
            >
              <Icon />
              <chakra.span minWidth="0" overflowWrap="anywhere">
                {withBreak(value)}
              </chakra.span>
            </Link>
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.section>
  )
}
