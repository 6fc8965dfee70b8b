import { company, contacts } from '@atrium/contract/core'
import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Heading } from '#primitives/Heading.tsx'
import { Link } from '#primitives/Link.tsx'
import { MailIcon, PhoneIcon } from '#primitives/moreIcons.tsx'
import { Row } from '#primitives/Stack.tsx'
import { Text } from '#primitives/Text.tsx'
import { withBreak } from '#primitives/withBreak.tsx'
import { styles } from './EmployeeRecord.styles.ts'

/** The contacts of the company, for a stranger who has found a badge. */
export function FoundBadge({ headingLevel = 2 }: { headingLevel?: 2 | 4 }) {
  const { t } = useTranslation('lookup')
  const id = useId()
  return (
    <chakra.section aria-labelledby={id} css={styles.badge}>
      <Heading level={headingLevel} size="h4" id={id}>
        {t('employee.foundHeading')}
      </Heading>
      <Text size="small" tone="muted" marginTop="1.5">
        {t('employee.foundText')}
      </Text>
      <Row as="ul" columnGap="6" rowGap="0" marginTop="2" marginBottom="-2">
        {[
          { value: company.phone, href: contacts.phoneHref(), Icon: PhoneIcon },
          { value: company.email, href: contacts.emailHref(), Icon: MailIcon },
        ].map(({ value, href, Icon }) => (
          <chakra.li key={href} minWidth="0">
            <Link href={href} variant="plain" css={styles.contact}>
              <Icon />
              <chakra.span minWidth="0" overflowWrap="anywhere">
                {withBreak(value)}
              </chakra.span>
            </Link>
          </chakra.li>
        ))}
      </Row>
    </chakra.section>
  )
}
