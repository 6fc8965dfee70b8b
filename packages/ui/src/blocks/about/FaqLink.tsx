import { LinkButton } from '#primitives/LinkButton.tsx'
import { ArrowRightIcon, ExternalIcon } from '#primitives/moreIcons.tsx'
import { VisuallyHidden } from '#primitives/VisuallyHidden.tsx'

interface Place {
  label: string
  href: string
}

interface FaqLinkProps {
  /** To our own page; otherwise to the profile, in a new tab (spec 2, About). */
  going: boolean
  about: Place
  profile: Place & {
    /** Said after the label: "opens in a new tab". */
    newTabHint: string
  }
}

/** Where a reader who has more questions goes on. */
export function FaqLink({ going, about, profile }: FaqLinkProps) {
  if (going)
    return (
      <LinkButton href={about.href} variant="outline">
        {about.label}
        <ArrowRightIcon />
      </LinkButton>
    )
  return (
    <LinkButton href={profile.href} variant="outline" target="_blank" rel="noreferrer">
      {profile.label}
      <VisuallyHidden>{`(${profile.newTabHint})`}</VisuallyHidden>
      <ExternalIcon />
    </LinkButton>
  )
}
