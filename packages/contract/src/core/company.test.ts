import { company, companyChanges, contacts, sampleCompany, setCompany } from './company.ts'

afterEach(() => setCompany())

describe('the company', () => {
  it('is that of the samples until another one is set', () => {
    expect(company).toEqual(sampleCompany)
    expect(companyChanges()).toEqual({})
  })

  it('has the given facts at once, for those who have the object already', () => {
    setCompany({ name: 'Gəncə Dent', phone: '+994 (22) 123-45-67', email: 'salam@gence-dent.example' })
    expect(company.name).toBe('Gəncə Dent')
    expect(contacts.phoneHref()).toBe('tel:+994221234567')
    expect(contacts.emailHref()).toBe('mailto:salam@gence-dent.example')
    expect(company.currency).toBe(sampleCompany.currency)
    expect(Object.keys(companyChanges()).sort()).toEqual(['email', 'name', 'phone'])
  })

  it('keeps no fact of the company before', () => {
    setCompany({ name: 'Gəncə Dent' })
    setCompany({ email: 'salam@gence-dent.example' })
    expect(company.name).toBe(sampleCompany.name)
  })
})
