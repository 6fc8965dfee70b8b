import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { InitialsPicture } from '#primitives/InitialsPicture.tsx'
import { Spinner } from '#primitives/Spinner.tsx'
import { styles } from './ProfileHead.styles.ts'

interface ProfilePictureProps {
  fullname: string
  /** The address of the photo; `null` or a failed load shows the initials. */
  src: string | null
  /** A file is dragged over the card. */
  isDropTarget: boolean
  /** The photo is being changed. */
  isBusy: boolean
}

/** A person's photo, square. */
export function ProfilePicture({ fullname, src, isDropTarget, isBusy }: ProfilePictureProps) {
  const { t } = useTranslation('profile')
  const [lost, setLost] = useState<string>()
  return (
    <chakra.div css={styles.picture}>
      {src !== null && src !== lost ? (
        <chakra.img
          src={src}
          alt={t('photo.alt', { name: fullname })}
          width={160}
          height={160}
          css={styles.image}
          onError={() => setLost(src)}
        />
      ) : (
        <InitialsPicture fullname={fullname} />
      )}
      {(isBusy || isDropTarget) && (
        <chakra.div data-tone="dark" css={styles.veil}>
          {isBusy ? (
            <chakra.span fontSize="1.75rem" lineHeight="0">
              <Spinner />
            </chakra.span>
          ) : (
            t('photo.dropNow')
          )}
        </chakra.div>
      )}
    </chakra.div>
  )
}
