import { pages } from '@atrium/contract/core'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '#primitives/LinkButton.tsx'
import { ArrowRightIcon, ExternalIcon } from '#primitives/moreIcons.tsx'
import { VisuallyHidden } from '#primitives/VisuallyHidden.tsx'

export interface FaqLinkProps {
  /** To our own page; otherwise to the profile, in a new tab (spec 2, About). */
  going: boolean
  /** The address of the profile; empty for a company without one, which has no link. */
  partnerProfile: string
}

/** A link to the answers, for further questions. */
export function FaqLink({ going, partnerProfile }: FaqLinkProps) {
  const { t } = useTranslation('about')
  if (going)
    return (
      <LinkButton href={pages.about} variant="outline">
        {t('faq.more.about')}
        <ArrowRightIcon />
      </LinkButton>
    )
  return (
    <LinkButton href={partnerProfile} variant="outline" target="_blank" rel="noreferrer">
      {t('faq.more.profile')}
      <VisuallyHidden>{`(${t('faq.more.newTab')})`}</VisuallyHidden>
      <ExternalIcon />
    </LinkButton>
  )
}
