import { categoryIds } from '#careers/sampleCategories.ts'
import type { VacancySample } from '#careers/sampleVacancy.ts'

export const networkAdministrator: VacancySample = {
  id: 9,
  categoryId: categoryIds.infrastructure,
  employment: 'fullTime',
  workplace: 'office',
  level: 'middle',
  places: 1,
  salary: { from: 1700, to: 2400 },
  publishedDaysAgo: 31,
  closesInDays: 14,
  text: {
    AZ: {
      Position: 'Şəbəkə administratoru',
      Description:
        'Ölkənin qərbindəki səkkiz filialı əlaqədə saxlayırsınız: monitorinq, səfərlər, ehtiyat avadanlıq.',
      LocationCity: 'Gəncə',
      LocationCountry: 'Azərbaycan',
      Overview:
        'Bir müştərimizin Gəncədən Qazaxadək səkkiz filialının şəbəkələrinə xidmət göstəririk. Həftənin təxminən iki günü xidməti avtomobillə səfərlərə gedir, qalan vaxt Gəncədəki kiçik ofisdən məsafədən işləyirsiniz.\n\nOrada başqa administrator yoxdur, amma iş saatlarında Bakıdakı həmkarlar, gecə isə növbətçi mühəndis əlaqədədir.',
      Responsibilities: [
        ['Marşrutlaşdırıcıları, kommutatorları və Wi-Fi nöqtələrini sazlamaq'],
        ['Rabitə kanallarına nəzarət etmək və problem filialda hiss olunmamış provayderə müraciət etmək'],
        ['Planlı işlər və təcili təmir üçün filiallara getmək'],
        ['Şəbəkə sxemlərini və avadanlıq reyestrini yeniləmək'],
        ['Avadanlığın dəyişdirilməsini planlaşdırmaq və xərcləri əsaslandırmaq'],
      ],
      Qualifications: [
        ['MikroTik və ya Cisco avadanlığı ilə ən azı iki illik iş təcrübəsi'],
        ['VLAN, VPN və dinamik marşrutlaşdırmanı yaxşı bilmək'],
        ['B kateqoriyalı sürücülük vəsiqəsi'],
        ['Filial əməkdaşları ilə ünsiyyət üçün Azərbaycan dili, sənədləri oxumaq üçün ingilis dili'],
      ],
    },
    EN: {
      Position: 'Network administrator',
      Description:
        'Keep eight branches in the west of the country online: monitoring, visits, spare equipment.',
      LocationCity: 'Ganja',
      LocationCountry: 'Azerbaijan',
      Overview:
        'We look after the networks of one client’s eight branches between Ganja and Gazakh. About two days a week go on trips in a company car, and the rest is remote work from a small office in Ganja.\n\nThere is no other administrator on site, but colleagues in Baku are available in working hours and an engineer is on call at night.',
      Responsibilities: [
        ['Configure routers, switches and Wi-Fi access points'],
        ['Watch the links and contact the provider before a branch notices the fault'],
        ['Visit branches for planned work and urgent repairs'],
        ['Keep network diagrams and the equipment register up to date'],
        ['Plan the replacement of equipment and justify its cost'],
      ],
      Qualifications: [
        ['At least two years of work with MikroTik or Cisco equipment'],
        ['Good knowledge of VLAN, VPN and dynamic routing'],
        ['Category B driving licence'],
        ['Azerbaijani for talking with branch staff, English for documentation'],
      ],
    },
    RU: {
      Position: 'Сетевой администратор',
      Description:
        'Обеспечиваете связь в восьми филиалах на западе страны: мониторинг, выезды, запасное оборудование.',
      LocationCity: 'Гянджа',
      LocationCountry: 'Азербайджан',
      Overview:
        'Мы обслуживаем компьютерные сети восьми филиалов одного клиента, от Гянджи до Газаха. Около двух дней в неделю занимают поездки на служебной машине, остальное — удалённая работа из небольшого офиса в Гяндже.\n\nДругих администраторов на месте нет, но в рабочее время на связи коллеги в Баку, а ночью — дежурный инженер.',
      Responsibilities: [
        ['Настраивать маршрутизаторы, коммутаторы и точки доступа Wi-Fi'],
        ['Следить за каналами и обращаться к провайдеру раньше, чем проблему заметит филиал'],
        ['Выезжать в филиалы на плановые работы и срочный ремонт'],
        ['Вести схемы сетей и реестр оборудования'],
        ['Планировать замену оборудования и обосновывать расходы'],
      ],
      Qualifications: [
        ['Опыт работы с оборудованием MikroTik или Cisco от двух лет'],
        ['Уверенное знание VLAN, VPN и динамической маршрутизации'],
        ['Водительские права категории B'],
        ['Азербайджанский для общения с сотрудниками филиалов, английский для документации'],
      ],
    },
  },
}
