import { pages } from '@atrium/contract/core'
import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { StyledAnchor } from '#primitives/Anchor.tsx'
import { LinkButton } from '#primitives/LinkButton.tsx'
import { PageHead } from '#primitives/PageHead.tsx'
import { styles } from './LabelsPage.styles.ts'
import { type LabelKind, labelKinds } from './labelTypes.ts'

interface LabelsPageProps {
  /** The kind that is shown. */
  kind: LabelKind
  /** The page of a kind. */
  hrefOf: (kind: LabelKind) => string
  /** A `LabelsDesk`. */
  children: ReactNode
}

/** The frame of the page that prints QR codes: heading, choice of labels, and the labels. */
export function LabelsPage({ kind, hrefOf, children }: LabelsPageProps) {
  const { t } = useTranslation('labels')
  return (
    <chakra.div css={styles.page}>
      <PageHead heading={t('title')} lead={t('lead')}>
        <LinkButton href={pages.rooms} variant="outline" size="sm">
          {t('rooms')}
        </LinkButton>
      </PageHead>
      <chakra.nav aria-label={t('kind.label')} css={styles.kinds}>
        {labelKinds.map((each) => (
          <StyledAnchor
            key={each}
            href={hrefOf(each)}
            css={styles.kind}
            {...(each === kind && { 'aria-current': 'true' as const })}
          >
            {t(`kind.${each}`)}
          </StyledAnchor>
        ))}
      </chakra.nav>
      {children}
    </chakra.div>
  )
}
