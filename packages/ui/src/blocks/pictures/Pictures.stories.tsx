import { describedAddress } from '@atrium/contract/pictures'
import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { FormShell } from '#forms/FormShell.tsx'
import { StoryPage } from '#testing/StoryPage.tsx'
import { PictureField } from './PictureField.tsx'

const stored = { id: '0123456789abcdef', width: 1600, height: 900 }
const described = describedAddress({
  ...stored,
  focus: { x: 30, y: 40 },
  alt: { AZ: 'Komandamız', EN: 'Our team', RU: 'Наша команда' },
})

const Field = ({ value }: { value: string }) => (
  <StoryPage>
    <h1>Picture</h1>
    <FormShell<object> onSubmit={async () => undefined} label="Sample" draft={{ picture: value }}>
      <PictureField name="picture" label="Picture" onUpload={async () => stored} />
    </FormShell>
  </StoryPage>
)

const meta: Meta<typeof Field> = { title: 'Blocks/Pictures', component: Field }

export default meta
type Story = StoryObj<typeof Field>

export const Empty: Story = { args: { value: '' } }

export const Described: Story = { args: { value: described } }

export const Shipped: Story = { args: { value: '/media/spots/dates.svg' } }
