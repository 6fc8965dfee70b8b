import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { SkeletonRegion } from '#blocks/states/SkeletonRegion.tsx'
import { Skeleton } from '#primitives/Skeleton.tsx'
import { SkeletonLine } from '#primitives/SkeletonLine.tsx'
import { Stack } from '#primitives/Stack.tsx'
import { styles as profileStyles } from './Profile.styles.ts'
import { styles as profileHeadStyles } from './ProfileHead.styles.ts'
import { usePhotoNote } from './usePhotoNote.ts'

/** The skeleton of the profile page: `ProfileHead` and `PersonalInformation`, each line in its place. */
export function ProfileSkeleton() {
  const { t } = useTranslation('profile')
  // The note takes the same lines as later.
  const photoNote = usePhotoNote()
  const styles = profileHeadStyles
  return (
    <SkeletonRegion label={t('loading')}>
      <Stack gap={{ base: '5', md: '6' }}>
        <chakra.div css={styles.root}>
          <chakra.div css={styles.picture} backgroundColor="motif.ghost" />
          <chakra.div css={styles.texts}>
            <chakra.div textStyle="h3">
              <SkeletonLine width="14rem" />
            </chakra.div>
            <chakra.div css={styles.jobTitle}>
              <SkeletonLine width="9rem" />
            </chakra.div>
          </chakra.div>
          <chakra.div css={styles.email}>
            <SkeletonLine width="13rem" />
          </chakra.div>
          <chakra.div css={styles.photo}>
            <chakra.div css={styles.controls}>
              <Skeleton css={styles.button} />
            </chakra.div>
            <chakra.p textStyle="small" marginTop="3" maxWidth="prose">
              <Skeleton css={styles.textBar}>{photoNote}</Skeleton>
            </chakra.p>
          </chakra.div>
        </chakra.div>
        <chakra.div css={styles.root} display="block">
          <chakra.div textStyle="h3">
            <SkeletonLine width="14rem" />
          </chakra.div>
          <FactsSkeleton />
        </chakra.div>
      </Stack>
    </SkeletonRegion>
  )
}

const sessions = ['17rem', '20rem'] as const
const facts = ['firstName', 'lastName', 'mail', 'phone', 'position'] as const

function FactsSkeleton() {
  const styles = profileStyles
  return (
    <chakra.div marginTop="4">
      {facts.map((fact) => (
        <chakra.div key={fact} css={styles.fact}>
          <chakra.div css={styles.label}>
            <SkeletonLine width="7rem" />
          </chakra.div>
          <chakra.div css={styles.value}>
            {fact === 'phone' ? (
              <chakra.div css={styles.shown} minHeight="target">
                <SkeletonLine width="11rem" />
              </chakra.div>
            ) : (
              <SkeletonLine width="11rem" />
            )}
          </chakra.div>
          {fact === 'phone' && (
            <chakra.div css={styles.factLink} display="flex" alignItems="center" minHeight="target">
              <SkeletonLine width="12rem" />
            </chakra.div>
          )}
        </chakra.div>
      ))}
    </chakra.div>
  )
}

/** The skeleton of a `SessionList`: as many rows as it shows at first. */
export function SessionsSkeleton() {
  const { t } = useTranslation('profile')
  const styles = profileStyles
  return (
    <SkeletonRegion label={t('sessions.loading')}>
      <chakra.div borderBottomWidth="hairline" borderColor="border.hairline">
        {sessions.map((width) => (
          <chakra.div key={width} css={styles.session}>
            <Skeleton css={styles.device} backgroundColor="motif.ghost" />
            <chakra.div css={styles.sessionTexts}>
              <SkeletonLine width="7rem" />
              <chakra.div css={styles.seen}>
                <SkeletonLine width={width} />
              </chakra.div>
            </chakra.div>
          </chakra.div>
        ))}
      </chakra.div>
      <Skeleton css={styles.endOthers} />
    </SkeletonRegion>
  )
}
