import { formatBytes, type Logo, limits, logoAddress, logoExtensions } from '@atrium/contract/core'
import { chakra } from '@chakra-ui/react'
import { type ChangeEvent, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { FieldError } from '#forms/FieldError.tsx'
import { useReaderLanguage } from '#i18n/useReaderLanguage.ts'
import { Button } from '#primitives/Button.tsx'
import { CardSection } from '#primitives/CardSection.tsx'
import { Row } from '#primitives/Stack.tsx'
import { Text } from '#primitives/Text.tsx'

interface LogoCardProps {
  /** Of the draft. */
  logo: Logo
  busy: 'save' | 'remove' | undefined
  /** The reason why the chosen file was refused. */
  error: string | undefined
  onChoose: (file: File) => void
  onRemove: () => void
}

const accept = logoExtensions.map((extension) => `.${extension}`).join(',')

/** The logo of the draft, to replace and to remove. */
export function LogoCard({ logo, busy, error, onChoose, onRemove }: LogoCardProps) {
  const { t } = useTranslation('site')
  const language = useReaderLanguage()
  const inputRef = useRef<HTMLInputElement>(null)
  const buttonRef = useRef<HTMLButtonElement>(null)
  const noteId = useId()
  const errorId = useId()
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0]
    if (file) onChoose(file)
    // The same file can be chosen again after it was corrected.
    currentTarget.value = ''
  }
  const remove = () => {
    // The button disappears with the logo.
    buttonRef.current?.focus()
    onRemove()
  }
  return (
    <CardSection heading={t('logo.heading')} lead={t(logo.hash ? 'logo.text' : 'logo.none')}>
      {logo.hash && (
        <chakra.div css={styles.grounds}>
          {(['white', 'bg.dark'] as const).map((ground) => (
            <chakra.div key={ground} backgroundColor={ground} css={styles.ground}>
              <chakra.img
                src={logoAddress(logo)}
                alt={ground === 'white' ? t('logo.alt') : ''}
                aspectRatio={logo.width / logo.height}
                css={styles.logo}
              />
            </chakra.div>
          ))}
        </chakra.div>
      )}
      <Row gap="3" marginTop="5">
        <Button
          ref={buttonRef}
          variant="outline"
          isLoading={busy === 'save'}
          aria-describedby={error ? `${errorId} ${noteId}` : noteId}
          onClick={() => inputRef.current?.click()}
        >
          {t(logo.hash ? 'logo.replace' : 'logo.choose')}
        </Button>
        {logo.hash && (
          <Button variant="quiet" isLoading={busy === 'remove'} onClick={remove}>
            {t('logo.remove')}
          </Button>
        )}
      </Row>
      <input
        ref={inputRef}
        type="file"
        accept={accept}
        hidden
        aria-label={t('logo.choose')}
        onChange={choose}
      />
      {error && (
        <FieldError id={errorId} role="alert" marginTop="3">
          {error}
        </FieldError>
      )}
      <Text size="small" tone="muted" id={noteId} marginTop="3">
        {t('logo.note', { size: formatBytes(limits.logoBytes, language) })}
      </Text>
    </CardSection>
  )
}

const styles = {
  grounds: { display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '5' },
  ground: {
    padding: '5',
    borderRadius: 'control',
    borderWidth: 'hairline',
    borderColor: 'border.hairline',
  },
  logo: { width: 'auto', height: '12', maxWidth: '100%', objectFit: 'contain' },
} as const
