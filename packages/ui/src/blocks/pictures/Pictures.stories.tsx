import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { FormShell } from '#forms/FormShell.tsx'
import { PictureField } from '#forms/PictureField.tsx'
import { type DescribedPicture, pictureValues } from '#forms/pictureValues.ts'
import { StoryPage } from '#testing/StoryPage.tsx'
import { usePictureTexts } from './usePictureTexts.ts'

const picture: DescribedPicture = {
  ...{ id: '0123456789abcdef', width: 1600, height: 900 },
  focus: { x: 30, y: 40 },
  isDecorative: false,
  alt: { AZ: 'Komandamız', EN: 'Our team', RU: 'Наша команда' },
}

function Field({ value }: { value: DescribedPicture | null }) {
  const texts = usePictureTexts()
  return (
    <StoryPage>
      <h1>Picture</h1>
      <FormShell<object>
        onSubmit={async () => undefined}
        label="Sample"
        draft={pictureValues('picture', value)}
      >
        <PictureField name="picture" label="Picture" texts={texts} onUpload={async () => picture} />
      </FormShell>
    </StoryPage>
  )
}

const meta: Meta<typeof Field> = { title: 'Blocks/Pictures', component: Field }

export default meta
type Story = StoryObj<typeof Field>

export const Empty: Story = { args: { value: null } }

export const Described: Story = { args: { value: picture } }
