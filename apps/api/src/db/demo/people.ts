import type { countries } from '@fonendo/domain/reference/countries';

/** Invented people, with names that are common where they studied. */
export type DemoOrigin = {
  country: (typeof countries)[number];
  city: string;
  state: string;
  postalCode: string;
  street: string;
  phonePrefix: string;
  university: string;
  hospital: string;
};

export const demoOrigins: readonly DemoOrigin[] = [
  {
    country: 'CO',
    city: 'Bogotá',
    state: 'Cundinamarca',
    postalCode: '110231',
    street: 'Carrera 7',
    phonePrefix: '+57300',
    university: 'Universidad Nacional de Colombia',
    hospital: 'Hospital San Ignacio del Norte',
  },
  {
    country: 'VE',
    city: 'Caracas',
    state: 'Distrito Capital',
    postalCode: '1010',
    street: 'Avenida Urdaneta',
    phonePrefix: '+58412',
    university: 'Universidad Central de Venezuela',
    hospital: 'Hospital Universitario de Caracas',
  },
  {
    country: 'AR',
    city: 'Rosario',
    state: 'Santa Fe',
    postalCode: '2000',
    street: 'Bulevar Oroño',
    phonePrefix: '+54911',
    university: 'Universidad Nacional de Rosario',
    hospital: 'Hospital Provincial del Centenario',
  },
  {
    country: 'PE',
    city: 'Lima',
    state: 'Lima',
    postalCode: '15046',
    street: 'Avenida Arequipa',
    phonePrefix: '+51912',
    university: 'Universidad Nacional Mayor de San Marcos',
    hospital: 'Hospital Dos de Mayo',
  },
  {
    country: 'CU',
    city: 'La Habana',
    state: 'La Habana',
    postalCode: '10400',
    street: 'Calle 23',
    phonePrefix: '+53521',
    university: 'Universidad de Ciencias Médicas de La Habana',
    hospital: 'Hospital Hermanos Ameijeiras',
  },
  {
    country: 'MX',
    city: 'Puebla',
    state: 'Puebla',
    postalCode: '72000',
    street: 'Calle 5 de Mayo',
    phonePrefix: '+52222',
    university: 'Benemérita Universidad Autónoma de Puebla',
    hospital: 'Hospital General del Sur',
  },
  {
    country: 'EC',
    city: 'Quito',
    state: 'Pichincha',
    postalCode: '170135',
    street: 'Avenida Amazonas',
    phonePrefix: '+59399',
    university: 'Universidad Central del Ecuador',
    hospital: 'Hospital Eugenio Espejo',
  },
  {
    country: 'BR',
    city: 'Porto Alegre',
    state: 'Rio Grande do Sul',
    postalCode: '90035',
    street: 'Rua Ramiro Barcelos',
    phonePrefix: '+55519',
    university: 'Universidade Federal do Rio Grande do Sul',
    hospital: 'Hospital de Clínicas do Sul',
  },
];

export const womensNames = [
  ...['Camila', 'Daniela', 'Gabriela', 'Isabel', 'Luciana', 'Mariana', 'Natalia', 'Paola', 'Renata', 'Sofía'],
  ...['Ximena', 'Adriana', 'Beatriz', 'Carolina', 'Fernanda'],
];

export const mensNames = [
  ...['Alejandro', 'Bruno', 'Carlos', 'Diego', 'Esteban', 'Felipe', 'Gonzalo', 'Hugo', 'Ignacio', 'Joaquín'],
  ...['Leandro', 'Mateo', 'Nicolás', 'Óscar', 'Rodrigo'],
];

export const surnames = [
  ...[
    'Acosta',
    'Benítez',
    'Cárdenas',
    'Domínguez',
    'Escobar',
    'Figueroa',
    'Gallardo',
    'Herrera',
    'Ibáñez',
    'Jaramillo',
  ],
  ...['Lozano', 'Mendoza', 'Navarro', 'Ospina', 'Paredes', 'Quintero', 'Rivas', 'Salazar', 'Tapia', 'Urrutia'],
  ...['Valdés', 'Zambrano', 'Ñáñez'],
];
