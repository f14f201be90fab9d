/** A person in the population register, as `parInfo` of GET /customer/status/{id} has it (ENTITY-16). */
export const wirePerson = {
  personalNumber: "199001012385",
  firstName: "Bo",
  lastName: "Ek",
  streetAddress: "Storgatan 1",
  zipCode: "41101",
  city: "Göteborg"
}
