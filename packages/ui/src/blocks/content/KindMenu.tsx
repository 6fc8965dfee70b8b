import { type AskedContent, type ContentKind, contentKindNames } from '@atrium/contract/content'
import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { WaitingCount } from '#blocks/staff/WaitingCount.tsx'
import { LinkButton } from '#primitives/LinkButton.tsx'

interface KindMenuProps {
  current: ContentKind
  hrefOf: (kind: ContentKind) => string
  /** How many items wait for their publication. */
  asked?: AskedContent | undefined
}

/** The kinds of content, a link for each. */
export function KindMenu({ current, hrefOf, asked }: KindMenuProps) {
  const { t } = useTranslation('content')
  return (
    <chakra.nav aria-label={t('kinds.label')} display="flex" flexWrap="wrap" gap="2">
      {contentKindNames.map((kind) => (
        <LinkButton
          key={kind}
          href={hrefOf(kind)}
          variant={kind === current ? 'primary' : 'outline'}
          size="sm"
          aria-current={kind === current ? 'page' : undefined}
        >
          {t(`kinds.${kind}`)}
          <WaitingCount number={asked?.[kind] ?? 0} />
        </LinkButton>
      ))}
    </chakra.nav>
  )
}
