import type { Profile } from '@atrium/contract/accounts'
import { chakra } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { CardSection } from '#primitives/CardSection.tsx'
import { Link } from '#primitives/Link.tsx'
import { withBreak } from '#primitives/withBreak.tsx'
import { PhoneValue, type PhoneValueProps } from './PhoneValue.tsx'
import { styles } from './Profile.styles.ts'

interface PersonalInformationProps {
  profile: Profile
  /** The phone number is edited in place; missing where it is only read. */
  phone?: Omit<PhoneValueProps, 'phone' | 'labelId'>
  /** The page of the badge, which shows the same phone number. */
  badgeHref?: string | undefined
  /** The next leave in words, and the page where it is requested. */
  leave?: { next: string; href: string } | undefined
  /** Below the facts. */
  children?: ReactNode
}

/** The Personal information block (spec 2, My Profile): the facts of the person, one row each. */
export function PersonalInformation(props: PersonalInformationProps) {
  const { profile, phone, badgeHref, leave, children } = props
  const { t } = useTranslation('profile')
  const phoneId = useId()
  const { firstName, lastName, email, position, badge } = profile
  return (
    <CardSection heading={t('personal.heading')}>
      <chakra.dl marginTop="4">
        <Fact label={t('personal.firstName')} value={firstName} />
        <Fact label={t('personal.lastName')} value={lastName} />
        <Fact label={t('personal.mail')} value={email} />
        <chakra.div css={styles.fact}>
          <chakra.dt id={phoneId} css={styles.label}>
            {t('personal.phone')}
          </chakra.dt>
          <chakra.dd css={styles.value}>
            {phone ? (
              <PhoneValue {...phone} phone={profile.phone} labelId={phoneId} />
            ) : (
              profile.phone || t('personal.missing')
            )}
          </chakra.dd>
          {badge && badgeHref && (
            <chakra.dd css={styles.factLink}>
              <Link href={badgeHref} display="inline-flex" alignItems="center" minHeight="target">
                {t('personal.onBadge', { badge })}
              </Link>
            </chakra.dd>
          )}
        </chakra.div>
        <Fact label={t('personal.position')} value={position} />
        {leave && (
          <Fact label={t('leave.next')} value={leave.next}>
            <Link href={leave.href} display="inline-flex" alignItems="center" minHeight="target">
              {t('leave.request')}
            </Link>
          </Fact>
        )}
      </chakra.dl>
      {children}
    </CardSection>
  )
}

function Fact({ label, value, children }: { label: string; value: string; children?: ReactNode }) {
  const { t } = useTranslation('profile')
  return (
    <chakra.div css={styles.fact}>
      <chakra.dt css={styles.label}>{label}</chakra.dt>
      <chakra.dd css={styles.value}>{withBreak(value || t('personal.missing'))}</chakra.dd>
      {children && <chakra.dd css={styles.factLink}>{children}</chakra.dd>}
    </chakra.div>
  )
}
