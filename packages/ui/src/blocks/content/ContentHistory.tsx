import { type ContentValue, type ContentVersion, changedContent, flatContent } from '@atrium/contract/content'
import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Changes } from '#blocks/desk/Changes.tsx'
import { Button } from '#primitives/Button.tsx'
import { CardSection } from '#primitives/CardSection.tsx'
import { Fold } from '#primitives/Fold.tsx'
import { Heading } from '#primitives/Heading.tsx'
import { Text } from '#primitives/Text.tsx'
import { useContentLabel } from './useContentLabel.ts'

interface ContentHistoryProps {
  draft: ContentValue
  /** The latest first. */
  versions: readonly (ContentVersion & { day: string })[]
  /** Puts a version into the draft. */
  onRestore: (version: ContentVersion) => void
  /** The version that is being put there. */
  busy: number | undefined
}

/** What was published when and by whom, each compared with the version before and with the draft. */
export function ContentHistory({ draft, versions, onRestore, busy }: ContentHistoryProps) {
  const { t } = useTranslation('content')
  return (
    <CardSection
      heading={t('history.heading')}
      lead={t(versions.length > 0 ? 'history.text' : 'history.empty')}
    >
      <chakra.ul display="grid" gap="3" marginTop={versions.length > 0 ? '5' : '0'}>
        {versions.map((version, at) => {
          const name = t('history.version', { number: version.number })
          const former = versions[at + 1]
          return (
            <chakra.li
              key={version.number}
              borderTopWidth="hairline"
              borderColor="border.hairline"
              paddingTop="3"
            >
              <Fold summary={[name, version.day, version.by].filter(Boolean).join(' · ')}>
                {former && (
                  <Compared
                    heading={t('history.since', { number: former.number })}
                    before={former.value}
                    after={version.value}
                  />
                )}
                <Compared heading={t('history.inDraft')} before={draft} after={version.value} />
                <Button
                  variant="outline"
                  size="sm"
                  isLoading={busy === version.number}
                  aria-label={t('history.restoreNamed', { version: name })}
                  onClick={() => onRestore(version)}
                >
                  {t('history.restore')}
                </Button>
              </Fold>
            </chakra.li>
          )
        })}
      </chakra.ul>
    </CardSection>
  )
}

function Compared({
  heading,
  before,
  after,
}: {
  heading: string
  before: ContentValue
  after: ContentValue
}) {
  const { t } = useTranslation('content')
  const labelOf = useContentLabel()
  const [former, latter] = [flatContent(before), flatContent(after)]
  const changes = changedContent(before, after).map((name) => ({
    field: labelOf(name),
    before: former[name] ?? '',
    after: latter[name] ?? '',
  }))
  return (
    <chakra.div marginBlock="3">
      <Heading level={3} size="h4" marginBottom="2">
        {heading}
      </Heading>
      {changes.length > 0 ? (
        <Changes changes={changes} nothing={t('history.nothing')} />
      ) : (
        <Text size="small">{t('history.same')}</Text>
      )}
    </chakra.div>
  )
}
