import {
  type ContentItem,
  type ContentValue,
  type ContentVersion,
  changedContent,
  flatContent,
} from '@atrium/contract/content'
import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Changes } from '#blocks/desk/Changes.tsx'
import { usePictureName } from '#blocks/pictures/usePictureName.ts'
import { FieldFrame } from '#forms/FieldFrame.tsx'
import { FieldRow } from '#forms/FieldRow.tsx'
import { styles } from '#forms/field.styles.ts'
import { Button } from '#primitives/Button.tsx'
import { CardSection } from '#primitives/CardSection.tsx'
import { ChevronRightIcon } from '#primitives/moreIcons.tsx'
import { Text } from '#primitives/Text.tsx'
import { useContentLabel } from './useContentLabel.ts'

interface ContentHistoryProps {
  item: Pick<ContentItem, 'draft' | 'person'>
  /** The latest first. */
  versions: readonly (ContentVersion & { day: string })[]
  /** Puts a version into the draft. */
  onRestore: (version: ContentVersion) => void
  /** The version that is being put there. */
  busy: number | undefined
}

/** What was published when and by whom, and what two versions, or one and the draft, do not have in common. */
export function ContentHistory({ item: { draft, person }, versions, onRestore, busy }: ContentHistoryProps) {
  const { t } = useTranslation('content')
  const nameOf = (number: number) => t(number ? 'history.version' : 'history.draft', { number })
  return (
    <CardSection
      heading={t('history.heading')}
      lead={t(versions.length > 0 ? 'history.text' : 'history.empty')}
    >
      {versions.length > 0 && (
        <Comparison
          values={new Map([[0, draft], ...versions.map(({ number, value }) => [number, value] as const)])}
          people={
            new Map([
              [draft.facts.person, person?.fullname],
              ...versions.map(({ value, person: of }) => [value.facts.person, of?.fullname] as const),
            ])
          }
          nameOf={nameOf}
        />
      )}
      <chakra.ul display="grid" gap="3" marginTop={versions.length > 0 ? '5' : '0'}>
        {versions.map((version) => {
          const name = nameOf(version.number)
          return (
            <chakra.li
              key={version.number}
              display="flex"
              flexWrap="wrap"
              justifyContent="space-between"
              gap="3"
              borderTopWidth="hairline"
              borderColor="border.hairline"
              paddingTop="3"
            >
              <Text size="small">{[name, version.day, version.by].filter(Boolean).join(' · ')}</Text>
              <Button
                variant="outline"
                size="sm"
                isLoading={busy === version.number}
                aria-label={t('history.restoreNamed', { version: name })}
                onClick={() => onRestore(version)}
              >
                {t('history.restore')}
              </Button>
            </chakra.li>
          )
        })}
      </chakra.ul>
    </CardSection>
  )
}

interface ComparisonProps {
  /** By the number of the version, the latest first; the draft has 0. */
  values: ReadonlyMap<number, ContentValue>
  /** The names of the people whom the values name. */
  people: ReadonlyMap<string | undefined, string | undefined>
  nameOf: (number: number) => string
}

/** Two of the values, and their differences: at first the last version and the draft. */
function Comparison({ values, people, nameOf }: ComparisonProps) {
  const { t } = useTranslation('content')
  const labelOf = useContentLabel()
  const pictureName = usePictureName()
  const [, latest = 0] = values.keys()
  const [chosen, setChosen] = useState<{ compare?: number; with?: number }>({})
  const numbers = { compare: chosen.compare ?? latest, with: chosen.with ?? 0 }
  const [before, after] = [values.get(numbers.compare), values.get(numbers.with)]
  if (!before || !after) return null
  const [former, latter] = [flatContent(before), flatContent(after)]
  const written = (name: string, text = '') =>
    name === 'person' ? (people.get(text) ?? '') : pictureName(text)
  const changes = changedContent(before, after).map((name) => ({
    field: labelOf(name),
    before: written(name, former[name]),
    after: written(name, latter[name]),
  }))
  return (
    <chakra.div display="grid" gap="4" marginTop="5">
      <FieldRow>
        {(['compare', 'with'] as const).map((side) => (
          <FieldFrame key={side} label={t(`history.${side}`)}>
            {(control) => (
              <chakra.span css={styles.chooser}>
                <chakra.select
                  {...control}
                  value={numbers[side]}
                  css={[styles.control, styles.choosing]}
                  appearance="none"
                  onChange={(event) => setChosen({ ...chosen, [side]: Number(event.currentTarget.value) })}
                >
                  {[...values.keys()].map((number) => (
                    <option key={number} value={number}>
                      {nameOf(number)}
                    </option>
                  ))}
                </chakra.select>
                <ChevronRightIcon css={styles.arrow} />
              </chakra.span>
            )}
          </FieldFrame>
        ))}
      </FieldRow>
      <div aria-live="polite">
        {changes.length > 0 ? (
          <Changes changes={changes} nothing={t('history.nothing')} />
        ) : (
          <Text size="small">{t('history.same')}</Text>
        )}
      </div>
    </chakra.div>
  )
}
